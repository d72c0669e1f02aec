/** Portuguese. */
import type { LanguageWords } from './language.ts';

export const pt: LanguageWords = {
  tag: 'pt',
  reading: {
    // No accent but that of an infinitive without its r ("vendê-la"): "análi-se" is one word.
    hyphened: { enclitics: /^(?:[a-zç]{2,}[aeom]-(?:se|lhes?)|\p{L}{2,}[áêíô]-l[oa]s?)$/u },
    source: {
      roles: {
        abstract: 'resumo|abstract',
        summary:
          'manchetes|resumo|sumário executivo|resumo executivo|em resumo|síntese|destaques|pontos-chave|pontos principais|números-chave|em poucas palavras|o essencial',
        introduction: 'introdução|apresentação|objetivo|objetivos|objectivo|objectivos|finalidade|propósito|prefácio',
        background: 'contexto|antecedentes|enquadramento|histórico|história|situação|problema|o problema|ponto de partida|motivação|porquê',
        method: 'método|métodos|metodologia|abordagem|dados|materiais e métodos',
        results: 'resultados|resultado|conquistas|progresso|avanços|o que correu bem|o que deu certo|descobertas',
        discussion: 'discussão|análise|limitações',
        conclusion: 'conclusão|conclusões|considerações finais|para concluir|palavras finais',
        outlook: 'perspetivas|perspectivas|previsões|previsão|o que vem a seguir|futuro',
        decisions: 'decisões|decisão|deliberações|deliberação|decidido',
        recommendations: 'recomendações|recomendação|propostas|proposta|sugestões',
        asks: 'próximos passos|ações|acções|tarefas|a fazer|pendências|o que preciso de vocês|o que precisamos|plano de ação|encaminhamentos',
        risks: 'riscos|risco|problemas|dificuldades|desafios|o que correu mal|o que deu errado|obstáculos',
        questions: 'perguntas|perguntas frequentes|dúvidas|questões em aberto|pontos em aberto|perguntas em aberto|faq|dúvidas frequentes',
      },
      headings:
        'ordem de trabalhos|ordem do dia|pauta|âmbito|âmbito de aplicação|definições|objeto|responsabilidades|requisitos|custos|custo|orçamento|calendário|cronograma|prazos|equipa|equipe|pessoal|clientes|mercado|vendas|finanças|produto|ingredientes|preparação|modo de preparo|materiais|instruções|dicas|conselhos|outros assuntos|exemplos|exceções|características|ficha técnica|preço|duração|vigência|confidencialidade',
      portions: 'para a|para o|para os|para as',
      topics: [
        /(?<!\p{L})falar(?:-(?:vos|lhes))?(?: (?:hoje|esta (?:noite|tarde|manhã)|um pouco))* (?:de|do|da|dos|das|sobre|acerca de) ([^.!?;,]{3,80}?)(?: (?:hoje|esta (?:noite|tarde|manhã)))?(?=[.!?;]|,|$)/iu,
      ],
      kinds:
        'proposta|proposta de projeto|projeto|candidatura|comunicado de imprensa|comunicado|nota de imprensa|nota à imprensa|ficha|ficha de trabalho|relatório|relatório anual|circular|rascunho|ata|aviso|material de formação|boletim|guia|apostila|memorando',
      documents:
        'relatório|ata|nota|notas|política|regulamento|contrato|convénio|convênio|acordo|plano|projeto|proposta|comunicado|boletim|guia|manual|apostila|aula|discurso|carta|circular|memorando|resumo|programa|folheto|estudo|análise|estratégia|estatuto|receita|resultados|balanço|perspetivas|perspectivas|convite|instruções|protocolo|edital|ementa|roteiro',
      organizations:
        's.a.|ltda|lda|eireli|sociedade|universidade|escola|colégio|instituto|associação|fundação|ministério|câmara|prefeitura|secretaria|cooperativa|federação|sindicato|departamento|faculdade|agência|museu|biblioteca|hospital|banco|clube|comité|comitê|conselho|jornal|diário|correio|folha|condomínio',
      smallPrint:
        'anexos:|declarações prospectivas|declarações prospetivas|todos os direitos|sem aviso prévio|não se responsabiliza|opiniões expressas|sede social|comentários encerrados|regras dos comentários|contacto de imprensa|contato de imprensa|assessoria de imprensa|sobre o autor|sobre a autora|não substitui a leitura',
      chapters:
        'capítulo|secção|seção|artigo|parte|passo|fase|etapa|aula|lição|unidade|módulo|dia|semana|ponto|cláusula|título|sessão|anexo',
      contacts:
        'contato|contatos|contacto|contactos|contato para a imprensa|contato para imprensa|contacto para a imprensa|contatos para a imprensa|assessoria de imprensa|mais informações|informações à imprensa|informações para a imprensa|nota aos editores',
      enquiries: 'dúvidas?|perguntas?|em caso de dúvida|em caso de dúvidas|para mais informações|qualquer dúvida|mais informações com',
      printouts: 'baixado de|baixado em|descarregado de|descarregado em|impresso em|cópia não controlada',
      lengths: 'palavras|palavra|caracteres|linhas|páginas|página',
      subject: 'assunto',
      mailHeads: 'de|para|cc|cco|data|enviado|enviada|enviado em|anexos|anexo|responder a',
      replies: 're|enc|res|fwd',
      greetings:
        'exmos. senhores|exmo. senhor|exma. senhora|exmos. srs|exmo. sr|exma. sra|excelentíssimo|olá|oi|bom dia|boa tarde|boa noite|caro|cara|caros|caras|prezado|prezada|prezados|prezadas|estimado|estimada|estimados|exmo|exma|olá a todos|pessoal',
      closings:
        'cumprimentos|com os melhores cumprimentos|melhores cumprimentos|atenciosamente|abraço|abraços|um abraço|obrigado|obrigada|muito obrigado|muito obrigada|até breve|até já|cordialmente|saudações|grato|grata|com estima|com amizade|bem hajam|att|beijinhos|bom trabalho',
      mailFeet:
        'enviado do meu|enviado a partir|esta mensagem|este e-mail|este email|as informações contidas|mensagem original|-----mensagem original|antes de imprimir|mensagem encaminhada|cancelar subscrição|pense no meio ambiente',
      selfNotes:
        'a confirmar|por confirmar|a verificar|a rever|a completar|confirmar com|verificar com|rever com|falta confirmar|falta a fonte',
      summaryLabels: 'resumo|em resumo|em síntese|em poucas palavras|numa frase|em suma|resumindo',
      publishers: 'diretor responsável',
      bylines:
        'por|autor|autora|autores|escrito por|elaborado por|preparado por|destinatários|redação|texto|texto de|apresentado por|professor|professora|docente',
      adverts: 'publicidade|anúncio|conteúdo patrocinado|patrocinado|continua após a publicidade|continua depois da publicidade',
      webAsks:
        'encontrou um erro|viu algum erro|viu um erro|achou um erro|reportar um erro|comunicar erro|quem viu|clientes que|quem comprou|ver comentários|ver todos os comentários|participe da conversa|receba as notícias',
      apologies: 'desculp|perdão|peço desculpa',
      status:
        'provisório|provisória|provisórios|preliminar|preliminares|dados preliminares|ainda não|não auditado|não auditados|sujeito a|sujeita a|em vigor',
      imprint: 'versão|edição|rascunho|minuta|revisão|versão final|confidencial|uso interno|interno|substitui|provisório',
      dates: 'data|publicado|publicado em|publicado a|atualizado|atualizado em|última atualização|versão|em vigor|referência|vigência',
      attendance:
        'estavam|presentes|presente|participantes|presenças|ausentes|ausente|faltas|justificadas|local|sala|hora|horário|presidente|secretário|secretária|ata|moderador|próxima reunião|convidados|relator',
      web: 'mais vistos|saltar para o conteúdo|ir para o conteúdo|pular para|utilizamos cookies|usamos cookies|este site|aceitar todos|aceitar|gerir cookies|partilhar|compartilhar|compartilhe|siga-nos|subscreva|subscrever|assine|inscreva-se|leia também|leia mais|ler mais|continuar a ler|artigos relacionados|veja também|pode também gostar|também lhe pode|também pode|pode interessar|poderá gostar|você também pode|mais lidas|as mais lidas|deixe um comentário|deixe uma resposta|este artigo foi|todos os direitos|©|foto:|crédito|publicidade|voltar ao topo|política de privacidade|adicionar ao carrinho|comprar agora|em stock|em estoque|o seu e-mail|seu e-mail|iniciar sessão|entrar|tempo de leitura|frete grátis|portes grátis',
      buttons:
        'ouvir o artigo|ouvir artigo|ouça este|ouvir|ver o vídeo|ver vídeo|assistir ao vídeo|adicionar ao calendário|adicionar à agenda|guardar a data|comprar bilhete|comprar bilhetes|comprar ingresso|comprar ingressos|bilheteira|bilheteria|reservar|como chegar|ver mapa|ver no mapa|tamanho do texto|guardar artigo|oferecer artigo|ver tudo|ver todos|mostrar mais|descarregar a app|baixar o aplicativo|galeria de fotos|comunicar erro',
      webWhole:
        'início|menu|pesquisar|buscar|sobre nós|quem somos|contacto|contactos|contato|notícias|serviços|produtos|loja|entrar|registar|cadastrar|carrinho|minha conta|ajuda|partilhar|compartilhar|imprimir|seguinte|próximo|anterior|voltar|fechar|aceitar|recusar|sim|não|publicidade|carreiras|imprensa|mapa do site|comentários|responder|gosto|curtir|seguir|newsletter|blog|facebook|instagram|twitter|linkedin|whatsapp|assine|assinar|subscrever|copiar link|copiar ligação|desporto|esporte|cultura|política|economia|sociedade|iniciar sessão|capa',
      forms: 'assinatura|local e data|data e assinatura|carimbo|assinale|nome completo',
      paperLabels: 'palavras-chave|palavras chave|como citar',
      firstPerson: 'eu|meu|minha',
      nods: 'ok|sim|não|obrigado|obrigada|ótimo|perfeito|claro|bem|olá|oi|kkk|kkkk|haha|feito|combinado|bom dia|imagem omitida|imagem ocultada|vídeo omitido|áudio ocultado|<mídia oculta>|esta mensagem foi apagada|beleza|valeu|até logo',
      page: 'página|pág|pag|p',
      readerAsks:
        'newsletter|inscreva-se|assine|deixe um comentário|deixe seu comentário|nos comentários|siga-nos|compartilhe este|abaixo deste post|perguntem abaixo|no próximo post|na próxima publicação',
      selfTests: 'perguntas de revisão|questões de revisão|autoavaliação|teste seus conhecimentos|exercícios',
      titled: 'título do projeto|título do projecto|nome do projeto|nome do projecto|título|disciplina|curso|unidade curricular|módulo',
    },
    topicKinds: {
      comparison: 'versus|vs|comparação|comparado|diferença|diferenças|ou',
      decision: 'devemos|deveria|decisão|escolher|escolha|qual',
      history: 'história|origem|origens|nascimento|ascensão|queda|evolução de|evolução do',
      person: 'biografia|vida de|vida e|quem foi|quem é',
      event: 'guerra|revolução|batalha|crise|olimpíadas|copa do mundo|conferência|festival|eleições|pandemia|terremoto|acidente|tratado',
      place: 'cidade|ilha|ilhas|país|região|aldeia|viagem|turismo|parque nacional|capital',
      method: 'como|guia|método|dicas|boas práticas|passo a passo|planejar|planear|preparar',
      technology:
        'tecnologia|software|inteligência artificial|ia|computador|computação|internet|rede|motor|bateria|solar|eólica|robô|blockchain|hidrogênio|hidrogénio|nuclear',
      product: 'produto|aplicativo|aplicação|startup|lançamento|nosso novo|nossa nova',
      science:
        'teoria|física|biologia|química|célula|quântic|clima|energia|fotossíntese|dna|genética|gravidade|buraco negro|buracos negros|ecossistema|cérebro|vacina|vulcão|espécies',
    },
    tables: 'tabela|quadro|tab.',
    figures: 'figura|fig.|imagem|gráfico|ilustração|foto',
    divisions: 'capítulo|parte|anexo|secção|seção|artigo|apêndice|lição|módulo|unidade',
    typedSlides: {
      slide: 'slide|diapositivo|lâmina',
      title: 'título|cabeçalho',
      subtitle: 'subtítulo',
      notes: 'notas|notas do orador|notas do apresentador|roteiro',
      visuals: 'imagem|visual|gráfico|ilustração|foto',
      content: 'conteúdo|texto|tópicos|pontos principais|pontos-chave',
      cover: 'título|capa|slide de título',
    },
    slideAgendas:
      'agenda|pauta|roteiro|ordem do dia|programa|sumário|do que vamos falar|do que vamos falar hoje|o que vamos ver|o que vamos ver hoje|temas de hoje',
    slideFarewells: 'perguntas|dúvidas|obrigado|obrigada|muito obrigado|contato|contacto|contactos',
    contents: 'índice|sumário|conteúdo|conteúdos',
    pages: 'página|pág.|slide|diapositivo',
    authors: 'por|autor|autora|autores|escrito por|elaborado por',
    dates: 'data|publicado|publicado em|atualizado em|atualizado',
    tasks: 'tarefas|ações|perguntas|questões em aberto|pontos em aberto|pendências',
    pictures: 'imagem|gráfico|foto',
    untitled: 'documento|slide|diapositivo|apresentação|sem título|título',
    notCyclic: 'ciclo de vida|reciclagem|motocicleta|bicicleta',
    styles: { heading: 'título', title: 'título', subtitle: 'subtítulo', caption: 'legenda', quote: 'citação|citação intensa' },
    defaultSections: 'seção padrão|secção predefinida|seção sem título|secção sem título',
    machineMade: 'Descrição gerada automaticamente|O conteúdo gerado por IA pode estar incorreto',
    audiences: {
      investors: 'investidor|acionista',
      executives: 'executiv|diretor|diretoria|decisores|gestor|conselho',
      students: 'estudante|alunos|aluno|iniciante|crianças|escola',
      experts: 'especialista|engenheir|pesquisador|desenvolvedor|cientist',
      customers: 'usuário',
      colleagues: 'funcionário|colega|equipe|equipa',
      public: 'cidadã|público|morador|leitor',
    },
    tones: { factual: 'dados', narrative: 'história|divertid|inspirad', critical: 'cétic', simple: 'simples|clara' },
    and: 'e|ou|contra|versus|vs.',
    genericHeadings:
      'resumo|resumo executivo|sumário executivo|introdução|visão geral|contextualização|contexto|enquadramento|conclusão|conclusões|resultado|resultados|discussão|prefácio|em resumo|pontos-chave',
    concludingHeadings:
      'conclusão|conclusões|em resumo|resumo|em conclusão|considerações finais|próximos passos|os próximos passos|recomendação|recomendações|perspectivas|perspetivas|para concluir|reflexões finais|o que vem a seguir|resumindo|para resumir|recapitulando|em poucas palavras|então em resumo',
    backMatter:
      'referências|referências bibliográficas|bibliografia|agradecimentos|anexo|anexos|apêndice|apêndices|sumário|índice|lista de figuras|lista de tabelas|notas de rodapé|glossário|sobre o autor|sobre a autora|sobre os autores|conflito de interesses|conflitos de interesse|leituras adicionais',
    funding: 'financiamento',
    appendices:
      'ver também|referências|notas|ligações externas|bibliografia|leitura adicional|galeria|notas e referências|leituras adicionais|referências bibliográficas',
    framing:
      'introdução|visão|geral|fundamentos|iniciantes|guia|apresentação|palestra|curso|explicado|explicada|entender|funciona|funcionam|crianças|tudo|saber',
    structures: {
      pros: 'vantagens|prós|a favor|benefícios',
      cons: 'desvantagens|contras|contra',
      cycle: 'ciclo',
      funnel: 'funil',
      team: 'equipa|equipe|time|quem somos|direção|fundadores|conselho|palestrantes|contatos|contactos',
      prices: 'preço|tarifa',
      swot: ['forças|pontos fortes', 'fraquezas|pontos fracos', 'oportunidades', 'ameaças'],
    },
  },
  grammar: {
    subjectFirst: true,
    relatives: 'que|quem|cujo|cuja|onde|o qual|a qual',
    nameParticles: 'de|da|do|das|dos|e',
    leadIns:
      'no entanto|contudo|porém|além disso|portanto|assim|por exemplo|em particular|de fato|em geral|em resumo|em conclusão|finalmente|por fim|primeiro|em primeiro lugar|mas|e|também',
    breaks:
      'e|mas|porque|pois|já que|enquanto|embora|para que|que|quem|cujo|cuja|onde|quando|se|o que|assim como|incluindo|por exemplo|como|inclusive',
    backward: 'isso|isto|essa|esse|esses|essas|este|esta|ele|ela|eles|elas|seu|sua|aqui|tal',
    interrogatives: 'o que|quem|como|onde|quando|por que|porquê|qual|quais|quanto|quantos|quantas',
    subordinators: 'se|quando|embora|porque|como|para|enquanto|depois|antes|ao|sem|desde|em|com|por',
    danglers: 'e|ou|mas|de|do|da|dos|das|o|a|os|as|um|uma|em|no|na|com|por|para|que|se|é|são|como|não|mais|sobre|entre|sem|ao|à|seu|sua',
    subjects: 'nós|ele|ela|eles|elas|o|a|os|as|isso|esta|este|um|uma|você|eu',
    copulas: 'é|são|era|eram|foi|tem|têm|será|pode|podem|deve|está|estão',
    being: 'é|são|era|foi',
    common:
      'seu|sua|seus|suas|meu|minha|nosso|nossa|como|que|quem|qual|outro|outra|outros|outras|mesmo|mesma|mais|menos|muito|muitos|todo|toda|todos|todas|cada|ser|estar|fazer|faz|há|usar|deve|devem|quer|te|me|lo|uma|uns|umas|sobre|entre|até|desde|sem|também|já|só|algo|alguém|alguma|algum|qualquer|assim|sempre|nunca|dê',
    unseen:
      'o|a|os|as|um|uma|uns|umas|de|do|da|dos|das|ao|à|e|ou|mas|nem|que|em|no|na|nos|nas|com|sem|por|para|entre|sobre|sob|desde|até|como|quando|onde|quem|este|esta|estes|estas|esse|essa|isso|se|seu|sua|seus|suas|nosso|nossa|é|são|era|eram|ser|sido|foi|foram|tem|têm|há|pode|deve|não|mais|menos|muito|tudo|todos|novo|nova|primeiro|passos|resumo|introdução|conclusão|obrigado|perguntas',
    conjunction: /^(?:e|mas)\s+/iu,
    participle: /^\p{Ll}{2,}(?:ando|endo|indo)(?:-\p{Ll}{1,4})?(?=\s)/u,
  },
  sentence: {
    nobody: 'ninguém|nada|nenhum de|nenhuma de|nenhum dos|nenhuma das',
    presents: 'segue|eis|aqui está|este é|esta é',
    complements: 'que|como',
    listEnds: 'etc',
    abbreviations:
      'Sr|Sra|Srta|Srs|Dr|Dra|Prof|Profa|Eng|Exmo|Exma|p.ex|ex|cf|vs|aprox|máx|mín|Av|R|Sto|Sta|jan|fev|mar|abr|jun|jul|ago|set|out|nov|dez|i.e|e.g|tel|dept|ed|Pe|séc|obs',
    closing: 'et al|Cia|Ltda|S.A|EUA|E.U.A|a.C|d.C|Inc|Ltd|Jr|h|min',
    counted: 'n|nº|no|núm|fig|figs|art|arts|vol|cap|p|pp|pág|págs|seç|eq|tab|inc|Apto|Ap',
    openers:
      'o|a|os|as|um|uma|uns|umas|este|esta|estes|estas|esse|essa|esses|essas|isto|isso|aquele|aquela|aquilo|ele|ela|eles|elas|nós|você|vocês|eu|tu|se|seu|sua|seus|suas|nosso|nossa|em|no|na|nos|nas|ao|à|aos|às|de|do|da|dos|das|com|por|pelo|pela|para|sem|sobre|entre|desde|até|segundo|durante|após|antes|depois|quando|como|embora|porque|mas|e|ou|além|também|assim|então|finalmente|que|quem|qual|quais|onde|cada|todo|toda|todos|todas|muitos|muitas|alguns|algumas|nenhum|nenhuma|não|há|é|são|foi|era|enquanto|mais|menos|dois|duas|três',
    particles: 'de|da|do|das|dos|e',
    says: 'disse|diz|perguntou|pergunta|respondeu|responde|explicou|explica|acrescentou|escreveu',
    markers:
      'em resposta|no entanto|contudo|porém|todavia|entretanto|além disso|ademais|portanto|logo|por isso|por conseguinte|consequentemente|como resultado|como consequência|por exemplo|de fato|de facto|com efeito|na verdade|na realidade|em resumo|em suma|em síntese|em conclusão|para concluir|ou seja|isto é|em outras palavras|por outras palavras|por outro lado|pelo contrário|ao contrário|inversamente|em contrapartida|da mesma forma|do mesmo modo|igualmente|por essa razão|por esta razão|por esse motivo|para tanto|para isso|nesse contexto|neste contexto|nesse sentido|neste sentido|finalmente|por fim|por último|primeiro|primeiramente|em primeiro lugar|em segundo lugar|em terceiro lugar|segundo|terceiro|claro|naturalmente|obviamente|evidentemente|felizmente|infelizmente|em particular|especificamente|mais especificamente|mais precisamente|dito isto|dito isso|afinal|também|bem|sim|como mencionado acima|como mencionado|como vimos|a propósito|como tal|assim|na prática|aliás',
    enumerators:
      'primeiro|primeiramente|em primeiro lugar|em segundo lugar|em terceiro lugar|segundo|terceiro|por fim|por último|finalmente',
    bareMarkers: 'por isso|e|mas|pois',
    bareExcept:
      'não|sim|se|também|só|somente|apenas|ainda|além|assim|depois|que|de|a|em|então|nunca|sem|já|mais|menos|é|são|foi|era|há|tem|têm|pode|podem|deve|devem|será|nem',
    ties: 'no entanto|contudo|porém|todavia|entretanto|além disso|portanto|por exemplo|de fato|de facto|na verdade|na realidade|por sua vez|por outro lado|pelo contrário|em contrapartida|naturalmente|obviamente|felizmente|infelizmente|por conseguinte|consequentemente|finalmente|por fim|assim|claro',
    partners: 'não só|não apenas|mas também|como também|não somente',
    report:
      /^(?:(?:lembre-se(?: de)?|lembrem-se(?: de)?|tenha em mente|tenham em mente|note|notem|observe|não se esqueça de|vale (?:notar|lembrar|destacar|ressaltar)|é importante (?:notar|lembrar|destacar|ressaltar)|cabe (?:notar|lembrar|destacar|ressaltar)|(?:mostramos|observamos|encontramos|concluímos|verificamos|demonstramos)|(?:os )?nossos resultados (?:mostram|confirmam|demonstram)|a verdade é) que)\s+(?!(?:nenhum|nenhuma|nem|seja|sejam|esteja|haja|tenha)\s)/iu,
    restatements: 'ou seja|isto é|quer dizer|a saber|em outras palavras|por outras palavras',
    examples: 'p. ex.|p.ex.|por exemplo|como|tais como|tal como|ex.:|ex.',
    pointers: 'ver|veja|vide|cf.|consulte|fonte:|fontes:',
    exhibits: 'tabela|tabelas|figura|figuras|fig.|seção|secção|seções|anexo|capítulo|equação|gráfico|quadro|apêndice',
    limits:
      'não|nunca|jamais|nenhum|nenhuma|nem|sem|salvo|exceto|excluindo|só|somente|apenas|unicamente|se|desde que|até|quando|enquanto|que|menos|mais|pelo menos|no máximo|no mínimo|aproximadamente|cerca|quase|pode|podem|poderia|poderiam|deveria|deveriam|deve|devem|alguns|algumas|todos|todas|todo|toda|cada|por|em média|estimado|estimada|previsto|prevista|antes|depois|após|desde|durante|entre|dentro|incluído|incluída|incluindo|depende|segundo|conforme|porque|mas|dois|duas|um|uma|três|quatro|cinco|seis|sete|oito|nove|dez|cem|mil|milhão|milhões|bilhão|bilhões|provisório|opcional|obrigatório|bruto|líquido|mal|talvez|provavelmente|geralmente|muitas vezes|às vezes|raramente|especialmente|sobretudo|principalmente|em particular|outro|outra|outros|outras|antigo|antiga|respectivamente|em|a|embora|ainda',
    relatives:
      'o que|o qual|a qual|os quais|as quais|cujo|cuja|cujos|cujas|onde|no qual|na qual|nos quais|nas quais|do qual|da qual|dos quais|das quais|com o qual|com a qual|em que|muitos dos quais|alguns dos quais',
    unlimited:
      'aqueles|aquelas|quem|qualquer|ninguém|alguém|todo|toda|todos|todas|cada|nenhum|nenhuma|só|único|única|primeiro|primeira|último|última|tal|tais|algo|nada|seguintes|seguinte|certos|certas|dois|duas|três|casos|caso|lugar|momento|ponto',
    results:
      'permitindo|facilitando|provocando|causando|reduzindo|criando|deixando|obrigando|garantindo|tornando|o que permite|o que permitiu|o que significa|o que facilita|pondo fim|levando a|dando origem',
    finite:
      'é|são|era|eram|foi|foram|será|serão|seria|seriam|está|estão|estava|estavam|estará|há|havia|houve|tem|têm|tinha|tinham|teve|terá|terão|pode|podem|podia|podiam|poderá|poderão|poderia|poderiam|deve|devem|devia|deverá|deverão|deveria|deveriam|vai|vão|faz|fazem|fez|fizeram|fica|ficam|ficou|permanece|permanecem|permite|permitem|permitiu|mostra|mostram|mostrou|conta|contam|custa|custam|custou|dá|dão|deu|vem|vêm|veio|põe|toma|tomam|compreende|contém|contêm|oferece|oferecem|ofereceu|ajuda|ajudam|ajudou|passa|passam|passou|leva|levam|levou|produz|produzem|produziu|reduz|reduzem|reduziu|aumenta|aumentam|aumentou|aumentaram|cresce|crescem|cresceu|cresceram|cai|caem|caiu|caíram|sobe|sobem|subiu|subiram|vive|vivem|viveu|trabalha|trabalham|utiliza|utilizam|utilizou|usa|usam|representa|representam|constitui|existe|existem|abre|abrem|abriu|atinge|atingem|atingiu|depende|dependem|parece|parecem|significa|significam|precisa|precisam|dura|duram|durou|começa|começam|começou|nasceu|morreu|fundou|ganhou|perdeu|recebe|recebem|recebeu|torna|tornam|tornou|costuma|costumam|protege|protegem|exige|exigem|requer|inclui|incluem|paga|pagam|pagou|vende|vendem|vendeu|cobre|cobrem|mede|medem|gera|geram|causa|causam|afeta|afetam|continua|continuam|tende|tendem',
    joins: 'e',
    contrasts: 'mas|porém|contudo|no entanto|todavia|entretanto',
    subjects:
      'o|a|os|as|um|uma|uns|umas|nós|nosso|nossa|nossos|nossas|cada|muitos|muitas|vários|várias|todos os|todas as|dois|duas|três|quatro|cinco|há',
    dependents:
      'se|que|porque|quando|como|embora|para que|antes|depois|desde|enquanto|onde|quem|qual|quais|quanto|diz|dizem|pensa|acredita|acreditam|mostra|mostram|nem|seja|quer|ou|não só|não apenas|só|apenas|tão|tanto|tal|de modo|assim|pois|já|caso',
    settings:
      'em|no|na|nos|nas|a partir|ao|à|aos|às|de|do|da|dos|das|com|por|pelo|pela|para|sem|sobre|entre|desde|até|segundo|durante|após|antes|depois|quando|se|como|embora|porque|hoje|ontem|amanhã|agora|aqui|ali|lá|muitas vezes|às vezes|geralmente|normalmente|talvez|atualmente|recentemente|cada ano|este ano|já|enquanto|contra|sob|dado|graças|além|fora|dentro|conforme|mediante|apesar|caso',
    conditions:
      'se|salvo|exceto|só|apenas|somente|desde que|enquanto|senão|mas|a menos|contanto|até|caso|ainda|unicamente|previsto|prevista',
    lists: 'e|ou|bem como|assim como',
    torn: 'e|ou|mas|de|do|da|dos|das|ao|à|em|no|na|com|por|para|que|quem|cujo|como|se|quando|entre|sobre|tais como|pelo|pela',
    tornOpeners: 'já que|embora|enquanto que|ainda que|mesmo que|mesmo se|bem como|de modo que|visto que|uma vez que|o que|o qual',
    cuts: {
      reasons: 'porque|já que|pois|visto que|dado que|uma vez que|porquanto',
      bareReasons: 'porque|já que|uma vez que',
      asserted: 'enquanto|ao passo que',
      outcomes: 'de modo que|de forma que|de maneira que|por isso|por isso que|o que|enquanto|ao passo que|para que|a fim de que',
      additions: 'que|com o qual|com os quais|com que|depois de|após|mais do que|segundo',
      insertions: true,
      secondVerbs: 'e',
      sequels: 'e',
      appositions: 'o|a|os|as|um|uma',
      concessions: 'embora|apesar de que|ainda que|se bem que|mesmo que',
      findings:
        /^[^.;:!?]{3,90}?\s(?:mostram?|mostrou|mostraram|confirmam?|confirmou|confirmaram|revelam?|revelou|revelaram|demonstram?|demonstrou|demonstraram|comprovam?|comprovou|comprovaram) que\s+(?!(?:nenhum|nenhuma|nem|seja|sejam)(?!\p{L}))/iu,
      bound: 'não|nunca|jamais|nenhum|nenhuma|ninguém|nada|só|somente|apenas|unicamente|sobretudo|principalmente|em parte|salvo|exceto',
      correlates: 'tão|tanto|tal|tais|demais|bastante|nem|seja|não só|não apenas',
      verbs: /(?<!\p{L})\p{Ll}{2,}(?:ou|aram|eram|iram|ava|avam)(?!\p{L})/u,
    },
    hangs: {
      inferences: 'portanto|por isso|por conseguinte|consequentemente',
      endings: 'assim|os três|os quatro|os dois|ambos|ambas|isso|isto|disso|disto',
      things: 'seu|sua|seus|suas|o mesmo|a mesma|do mesmo|da mesma|nele|nela|dele|dela',
      persons: 'ele|ela',
      several: 'eles|elas|os mesmos|as mesmas|deles|delas|lhes|neles|nelas',
      demonstratives:
        'este|esta|estes|estas|esse|essa|esses|essas|isto|isso|aquele|aquela|aqueles|aquelas|neste|nesta|nestes|nestas|nesse|nessa|nesses|nessas|deste|desta|destes|destas|desse|dessa|desses|dessas|disso|disto|nisso|nisto|tal|tais|dito|referido|referida',
      present:
        'ano|mês|semana|trimestre|dia|manhã|tarde|noite|verão|inverno|outono|primavera|século|relatório|documento|guia|seção|secção|capítulo|artigo|estudo|trabalho|contrato|acordo|política|página|apresentação|curso|livro|texto|que|como|qual|momento|de',
      expletive:
        /(?<!\p{L})(?:(?:tal|tais) (?:como|qual|que)|(?:é|foi|era) (?:\p{L}+ )?(?:importante|possível|necessário|difícil|fácil|melhor|recomendável|provável|útil|comum|normal|impossível|suficiente|essencial|fundamental|hora|preciso)|(?:a|de|em|com|por|para|o|um|uma|os|as) (?:seu|sua|seus|suas)|o mesmo \p{L}+ que|a mesma \p{L}+ que|além disso|por isso|apesar disso)(?!\p{L})/iu,
      opening:
        'entretanto|em troca,|em vez disso|em contrapartida,|isto|isso|aquilo|este último|esta última|estes últimos|alguns deles|a maioria deles|cada um deles|um deles|uma delas|nenhum deles|para isso|para isto|para tal|para fazer isso|ao fazer isso|ao fazê-lo|dessa forma|desta forma|desse modo|deste modo|dessa maneira|desta maneira|nesse caso|neste caso|nesses casos|em tal caso|nesse momento|desde então|caso contrário|se sim|o mesmo|também porque|o resultado é|tampouco|com isso|por isso|até lá|até então|o resto|o restante|os outros|as outras|os demais|as demais|outros|outras|daí|o resultado foi|menos,|pior,|melhor,',
      // "Ofereci-lhe um livro": to whom stands elsewhere.
      openingPattern: /^\p{Lu}\p{L}+-(?:l?[oa]s?|lhes?)(?=[\s,.])/u,
      openingBeforeVerb:
        'ambos|ambas|o primeiro|a primeira|o segundo|a segunda|o terceiro|a terceira|o último|a última|outro|outra|outros|outras',
      connectives:
        'é verdade|é certo|decerto|no mesmo período|no mesmo ano|no mesmo dia|ao mesmo tempo|na mesma altura|na mesma época|mas|e|ou|no entanto|contudo|porém|todavia|entretanto|além disso|ademais|portanto|por conseguinte|consequentemente|como resultado|por exemplo|de fato|de facto|em contrapartida|pelo contrário|por outro lado|por um lado|da mesma forma|do mesmo modo|igualmente|depois|então|em seguida|finalmente|por fim|em primeiro lugar|em segundo lugar|também|ou seja|porque|por isso|por essa razão|pois|assim|senão|caso contrário|em outras palavras|mesmo assim|aliás',
      substitutes: 'fazê-lo|ao fazê-lo|fazer isso|faz isso|o faz|o fazem|se sim|se não|nesse caso|caso contrário',
      selections:
        'este último|esta última|estes últimos|estas últimas|os dois primeiros|estes dois|esses dois|essas duas|esses três|ambos os casos|um deles|alguns deles|cada um deles|nenhum deles|a primeira razão|a segunda razão|o primeiro passo|o segundo passo|o próximo passo|a primeira pergunta|o primeiro método|o segundo método|o primeiro caso|o segundo caso|o acima|acima mencionado|acima mencionada|mencionado|mencionada|supracitado',
      additions: 'também|outro|outra|além disso|adicional|adicionais|igualmente|tampouco',
      settings: 'ali|lá|aí|aqui|então|enquanto isso|mais tarde|desde então|em vez disso|em troca',
      pointers:
        'a seguir|acima|abaixo|anteriormente|como mencionado|como indicado|seguinte|seguintes|anterior|anteriores|como segue|nesta seção|neste capítulo|mencionado anteriormente',
      announcements: 'a seguir|como segue|seguinte|seguintes|por exemplo|tais como|como|os seguintes|as seguintes',
      plural: /(?:s|gente|equipe|equipa|maioria)$/iu,
      comparatives:
        'mais rápido|mais lento|mais barato|mais caro|maior|menor|pior|mais fácil|mais difícil|mais forte|mais seguro|mais simples|mais longo|mais curto|mais alto|mais baixo|o contrário',
      bases: 'que|do que|o mais|a mais|os mais|cada vez',
      author: 'eu|nós|me|mim|meu|minha|meus|minhas|nosso|nossa|nossos|nossas',
      house: 'nós|nosso|nossa|nossos|nossas',
      reader: 'tu|você|vocês|te|teu|tua|teus|tuas',
      elided:
        'é|são|foi|foram|era|eram|está|estão|estava|estavam|estará|havia|caiu|subiu|chegou|custou|custa|custam|custará|tem|têm|pode|podem|deve|devem|permite|permitem|inclui|incluem|contém|oferece|oferecem|mostra|consiste|serve|servem|representa|significa|refere-se|trata-se|usa-se|utiliza-se|costuma|ajuda|ajudam|protege',
      imperatives:
        'adicione|acrescente|certifique-se|assegure-se|evite|escolha|escreva|pergunte|pergunte-se|comece|considere|crie|defina|deixe|diga|envie|explique|faça|imagine|inclua|convide|leia|limpe|mantenha|olhe|não se esqueça|não esqueça|peça|pense|ponha|coloque|prepare|tente|publique|lembre-se|lembre|responda|revise|seja|siga|tenha|tome|trate|use|utilize|verifique|veja|vá|procure|abra|feche',
    },
  },
  discourse: {
    cuePhrases: {
      isA: 'é um|é uma|é o|é a|são os|são as',
      about:
        '^nesta carta|^nesta mensagem|^neste email|^este relatório|^este documento|^este artigo|^esta seção|^esta secção|^este capítulo|^este guia|^esta página|^esta nota|^este estudo examina|^esta apresentação|^nesta seção|^nesta secção|^neste capítulo|^neste artigo|^neste guia|^neste relatório|^a seguir|^o restante|^o resto de|^ver também|^veja também|^como mencionado|^como referido|^o objetivo deste|^o propósito deste|em anexo|^segue em anexo|^para mais informações|^para saber mais|^mais informações|^descrevemos|^hoje vamos falar|^o presente|^a presente',
      announce:
        '^ficam questões|^restam questões|^ficam assuntos|como segue|seguintes|seguinte|^eis|^aqui estão|^estes são|^estas são|abaixo|por dois motivos|por duas razões|por várias razões|por três motivos|^são eles|^trata-se de|é simples$|são claros$|é claro$|são claras$',
      counts:
        'dois|três|quatro|cinco|seis|sete|oito|duas|vários|várias|alguns|algumas|muitos|muitas|diversos|diversas|diferentes|uma série de|um par de',
      single: 'um|uma|outro|outra|primeiro|primeira|segundo|segunda|terceiro|terceira|último|última',
      matter: 'ponto|lição|coisa|questão|pergunta|assunto|tema|razão|problema|história|palavra|motivo',
      announced:
        'assunto*|razões|razão|motivo*|forma*|maneira*|modo*|coisa*|questões|questão|pergunta*|passo*|etapa*|ponto*|tipo*|fator*|fatores|vantage*|desvantage*|problema*|mudança*|decisões|regra*|parte*|opções|opção|princípio*|fase*|elemento*|exemplo*|objetivo*|lições|desafio*|risco*|área*|método*|abordage*|estratégia*|categoria*|grupo*|causa*|dica*|conclusões|resultado*|recomendações|ações|medida*|componente*|característica*|tema*|aspecto*|erro*|condições|critério*|requisito*|diferença*|argumento*|prioridade*|novidade*|pilar*',
      request: '^poderia|^poderiam|^podias|^podia|^vocês podem|^você poderia|^vocês poderiam|^seria possível|^alguém pode|^alguém poderia',
      ask: 'deve|devem|deveria|deveriam|devemos|é preciso|recomend*|pedimos|solicit*|propomos|propõe-se|sugerimos|por favor|aconselh*|é necessário|é importante|convém|tem que|têm que|tem de|têm de|precisamos|precisa|precisam|pede-se|exige-se|é obrigatório|poderia|podem|instamos|cabe|^inclino-me|^prefiro|^eu *ria|^voto|^peço|^solicito|peço|proponho|sugiro|exijo|exigimos',
      cause:
        'porque|razões|razão|motivo*|devido a|devido ao|devido à|por causa de|por causa da|por causa do|graças a|graças ao|graças à|já que|uma vez que|visto que|pois|a razão|o motivo|principal motivo|causad*|provoc*|deve-se a|deve-se ao|deveu-se|por falta de|em consequência de|decorre de|resulta de|^como',
      claim:
        'é importante|é essencial|é fundamental|é crucial|o mais importante|desempenha um|é melhor|vale a pena|depende de|dependem de|permite|permitem|é claro que|continua a|continua sendo|o essencial|é possível|é decisiv*|é chave',
      condition:
        '^se|^quando|^em caso de|^caso|se|desde que|a menos que|a não ser que|somente se|só se|no caso de|contanto que|enquanto|caso',
      consequence:
        '^portanto|^por isso|^assim|^logo|^consequentemente|^por conseguinte|^em consequência|^desse modo|^dessa forma|^desta forma|^então|^como resultado|portanto|por isso|consequentemente|o que significa|isso significa|isto significa|leva a|levou a|de modo que|de forma que|^por esse motivo|^por esta razão|^daí',
      contrast:
        '^no entanto|^entretanto|^porém|^contudo|^todavia|^mas|^embora|^apesar|^em contrapartida|^pelo contrário|^por outro lado|^enquanto|^ao contrário|^infelizmente|^nem tod*|no entanto|porém|contudo|pelo contrário|enquanto que|mas|apesar de|em vez de|ao invés de|mas sim',
      decision:
        'decidi*|decisão|acord*|aprovou|aprovad*|aprovaram|votou|votaram|adot*|escolhe*|escolhi*|rejeit*|adiad*|adiou|deliber*|por unanimidade|autoriz*|ratific*|ficou decidido|definiu',
      definition:
        'define-se como|é definid*|são definid*|refere-se a|referem-se a|significa|chama-se|chamam-se|é chamad*|é conhecid* como|entende-se por|é um tipo de|é uma forma de|é o processo|é um processo|é um método|é uma técnica|consiste em|é composto|é constituíd*|é o conjunto|é a capacidade|é um termo|designa|chamamos|é a ciência|é o estudo',
      detail:
        '^além disso|^também|^igualmente|^adicionalmente|^ademais|em particular|incluindo|^outro|^outra|^outros|^outras|^alguns|^algumas|^do mesmo modo',
      example: '^por exemplo|por exemplo|^um exemplo|^imagine|^suponha*|^tomemos|como por exemplo|tais como|^exemplo|^digamos',
      greeting:
        '^olá|^oi|^bom dia|^boa tarde|^boa noite|^prezad*|^car*|^querid*|^obrigad*|^muito obrigad*|^atenciosamente|^cordialmente|^saudações|^abraço*|^um abraço|^parabéns|^bem-vind*|^espero que|^fico à|^ficamos à|^não hesite*|^boa sorte|^até breve|^até logo|^cumprimentos|^com os melhores cumprimentos|^tudo bem|^sem mais|^sem outro assunto|^na expectativa de|^queira aceitar|^queiram aceitar|^agradecemos|^agradeço|^gostaríamos de agradecer|^gostaria de agradecer|^queremos agradecer|^quero agradecer|^por fim, gostaríamos de agradecer|^por fim, gostaria de agradecer|^por fim, queremos agradecer|^por fim, agradecemos|^um obrigad*|^um muito obrigad*',
      instruct:
        '^use|^utilize|^certifique-se|^verifique|^faça|^abra|^adicione|^acrescente|^remova|^mantenha|^escreva|^pergunte|^ligue|^chame|^coloque|^tome|^pegue|^pressione|^clique|^selecione|^escolha|^insira|^introduza|^instale|^salve|^guarde|^evite|^não use|^não utilize|^não abra|^não deixe|^não faça|^não esqueça|^não toque|^não coloque|^não compartilhe|^nunca|^sempre|^lembre-se|^espere|^aguarde|^lave|^limpe|^corte|^misture|^despeje|^aqueça|^envie|^leia|^siga|^crie|^deixe|^prepare|^preencha|^fale|^comece|^desligue|^retire|^inclua|^consulte|^repita|^regue|^sirva|^asse|^bata|^junte|^leve|^procure|^anote|^conecte|^teste|^revise',
      imperativeStops: 'é|são|foi|está|estão|de|do|da|e|há',
      objects: '^alguns dizem|^há quem|^diz-se|^dizem que|^dir-me-ão|^os defensores|^os críticos|^muitos dizem',
      says: 'disse|diz|afirmou|afirma|explicou|explica|segundo|de acordo com|declarou|declara|acrescentou|acrescenta|alertou|alerta|anunciou|anuncia|destacou|destaca|acredita|considera|na minha opinião|em nossa opinião|acho que|acredito que|acreditamos que|comentou|comenta|ressaltou|lembrou|observou|lamentou|garantiu',
      result:
        'aument*|diminu*|cresc*|caiu|caíram|subi*|reduzi*|redução|alcanç*|atingi*|super*|duplic*|dobr*|triplic*|melhor*|consegui*|obtev*|obtiv*|mostr*|demonstr*|resultado*|recorde*|no total|em média|em relação|em comparação|frente a|mais de|menos de|por cento|represent*|total*|conclu*|vend*|economi*|receita*|lucro*|crescimento|queda|passou de|passaram de|registr*|regist*|ganh*|perde*|fechou|entreg*|somou|somaram|poup*',
      rhetoric:
        '^imagine só|^quem não|^claro|^é claro|^naturalmente|^não é de admirar|^você sabia|^sabia que|^já imaginou|^sejamos honestos|^sejamos sinceros|^todos sabemos|^todo mundo sabe|^simples assim|^e é isso|^que bom|^não se preocupe|^talvez você pense|^nem é preciso dizer|^quem nunca',
      risk: 'risco*|problema*|perigo*|ameaç*|fracass*|falh*|atras*|escassez|falta*|insuficien*|dificuldade*|difícil|difíceis|obstáculo*|fraqueza*|dano*|perda*|queixa*|reclamaç*|erro*|avaria*|infelizmente|crise*|preocup*|acidente*|lesõ*|infraç*|incidente*|muito pouco|não suficiente|vulnerab*|bloque*|pendente*|pior*|gargalo*|desafio*',
      scene:
        '^nos últimos anos|^hoje em dia|^hoje|^atualmente|^há séculos|^há décadas|^desde sempre|^ao longo d*|^muitas pessoas|^muita gente|^a maioria das pessoas|^vivemos em|^num mundo|^em um mundo|^antigamente|^era uma vez|^quando eu|^um dia|^todos os dias|^cada vez mais|^não é segredo|^todos|^na semana passada|^semana passada|^há muitos anos|^há muito tempo|^o mundo|^no mundo de hoje',
      transition:
        '^quero falar-vos|^quero contar-vos|^quero falar a vocês|^gostaria de falar-vos|^vou contar-vos|^vejamos|^passemos|^vamos|^falemos|^agora|^antes de|^em resumo|^em suma|^em conclusão|^para concluir|^comecemos|^voltemos|^como vimos|^dito isso|^dito isto',
      first:
        'primeiro|primeira|primeiramente|em primeiro lugar|o primeiro|a primeira|por um lado|para começar|passo 1|antes de tudo|um|uma',
      next: 'segundo|segunda|em segundo lugar|terceiro|terceira|em terceiro lugar|^quarto|^quarta|em quarto lugar|^quinto|^quinta|o segundo|a segunda|o terceiro|a terceira|depois|em seguida|a seguir|além disso|por outro lado|outro|outra|o outro|a outra|passo 2|passo 3|passo 4|mais tarde|então',
      last: 'finalmente|por último|por fim|o último|a última|para terminar|no final',
      oneSide: '^por um lado|^de um lado|^alguns|^algumas|^os defensores|^em teoria|^a vantagem',
      otherSide:
        '^por outro lado|^por outro|^de outro lado|^outros|^outras|^os críticos|^os opositores|^na prática|^a desvantagem|^em contrapartida',
      strong:
        'mais importante*|maior*|menor*|melhor*|pior*|únic*|só|somente|apenas|principa*|chave|important*|fundamenta*|essencia*|crucia*|nunca|recorde|primeir*|sobretudo|acima de tudo|no total|dobro|metade|cada|nenhum*|máxim*|mínim*|indispensáve*',
      answer: '^sim|^não,|^não.|^não necessariamente|^depende|^a resposta|^em resumo|^nem sempre',
      back: '^isto|^isso|^este|^esta|^estes|^estas|^esse|^essa|^esses|^essas|^aquel*|^ele|^ela|^eles|^elas|^seu|^sua|^seus|^suas|^o seu|^a sua|^os seus|^as suas|desde então|para isso|com isso|disso|disto|nele|nela|neles|nelas|dele|dela|deles|delas|^tal|^tais|^ambos|^ambas|^outros|^outras|^outro|^outra|^ali|^lá|^nesse caso|^neste caso|^entre eles|^entre elas|^o resto|^o mesmo|^então',
      free: '^este ano|^esta semana|^este mês|^este relatório|^este documento|^este artigo|^esta seção|^este guia|^esta nota',
    },
    cues: 'important|principal|chave|resultado|objetivo|primeir|mostr|melhor|aument|cresc|caiu|record|deve|devem|decid|recomend|essencial',
    steps: 'primeiro|em primeiro lugar|segundo|depois|em seguida|então|terceiro|finalmente|por fim|por último',
    chatter: {
      begins:
        'a propósito|por sinal|desculp|parabéns|bem-vind|olá|vamos falar|vejamos|para mais|para saber mais|confira|consulte|clique|aqui está|aqui estão|obrigad|alguns exemplos|então você|pronto|perguntamos|nesta seção|neste capítulo',
      holds:
        'parabéns|não está sozinh|não estás sozinh|mais informações|confira nosso|confira o nosso|dê uma olhada|lista de presença|folha de presença|cai na prova|cai no exame|sai no exame|leiam o capítulo|ler o capítulo|por hoje é só|até a próxima|não hesite|me avisem|avisem-me|digam-me se|nos comentários|nossa newsletter',
    },
  },
  talk: {
    tags: 'né',
    encrypted: 'criptografia de ponta a ponta|encriptadas ponta a ponta|encriptação ponta a ponta',
    settles:
      'então|então fica|então fica assim|fica assim|fica combinado|ficamos assim|resumindo|em resumo|decidido|combinado|pronto então',
    hence: 'então|nesse caso|portanto',
    home: 'em minha casa|na minha casa|cá em casa',
    we: '-amos|-emos|-imos',
    agrees:
      'sim|ok|okay|de acordo|combinado|concordo|perfeito|por mim tudo bem|por mim|pode ser|tudo bem|boa|ótimo|fechado|beleza|a favor|+1|👍|✅|está bem|tá bom|feito|claro|sem problema',
    corrects: 'desculpa|desculpem|perdão|correção|corrijo|corrigindo|enganei-me|me enganei|errei|queria dizer|erro meu|aliás',
    requests: 'podes|podias|pode|poderia|vocês podem|você pode|podem|consegues|consegue',
    please: 'por favor|pf|pfv|favor',
    promises:
      'eu reservo|eu marco|eu envio|eu escrevo|eu organizo|eu confirmo|eu contacto|eu recolho|eu preparo|eu aviso|reservo eu|compro eu|pago eu|trago eu|pergunto eu|escrevo eu|eu falo|eu trato|eu faço|eu levo|eu compro|eu ligo|eu pergunto|eu vejo|eu vou|eu mando|eu peço|trato eu|falo eu|faço eu|levo eu|vou eu|deixa comigo|deixem comigo|confirmo|ligo|escrevo|envio|preparo|assino|reservo|imprimo|ligarei|enviarei|tratarei|escreverei|vou ligar|vou marcar|vou comprar|vou enviar|vou mandar|vou fazer|vou tratar|vou pedir|vou falar',
    proposes: 'que tal|e se|vamos|proponho|sugiro|pode ser',
    pending:
      'por ver|a ver|não sabemos se|não sei se|ainda não sei|por confirmar|por decidir|a confirmar|a decidir|ainda não está|ainda não sabemos|ainda não foi decidid|falta decidir|falta confirmar|em aberto|ficou pendente|pendente',
    open: 'Em aberto',
    titles: 'sr|sra|senhor|senhora|dona|dr|dra|prof',
    options: 'Opções',
    price: 'Preço',
    details: 'Detalhes',
    offers: 'posso|podia|poderia|eu posso|eu podia|podemos|podíamos',
    intends: 'eu vou|vou|eu',
    inquires: 'pergunto eu|eu pergunto|vou perguntar|vou ver|eu vejo|vou confirmar|vou saber|pergunto',
    ownVerbs: '-o',
    ownStates:
      'acho|penso|creio|tenho|quero|prefiro|posso|proponho|trabalho|vivo|voto|vejo|digo|entendo|conheço|devo|espero|venho|preciso|lembro|apoio|sinto|suponho|concordo|moro|gosto|duvido',
    why: 'Porquê {}',
    background: 'Contexto',
    shortTitles: 'sr|sra|dr|dra|eng|arq|prof|exmo|exma|exmos|exmas',
  },
  findings: {
    agoBefore: 'há',
    was: 'era|eram|foi|foram',
    decimalComma: true,
    eras: 'antes|até agora|anteriormente|ontem|no início|no ano passado|há um ano|um ano antes|no ano anterior|na época passada|na época anterior;;hoje|agora|atualmente|este ano|neste ano|hoje em dia;;amanhã|no futuro|a partir de|em breve',
    numerals:
      'dois=2|duas=2|três=3|quatro=4|cinco=5|seis=6|sete=7|oito=8|nove=9|dez=10|onze=11|doze=12|treze=13|catorze=14|quatorze=14|quinze=15|dezesseis=16|dezasseis=16|dezessete=17|dezoito=18|dezenove=19|vinte=20|trinta=30|quarenta=40|cinquenta=50|sessenta=60|setenta=70|oitenta=80|noventa=90|cem=100|cento=100|duzentos=200|duzentas=200|quinhentos=500|uma dúzia=12|duas dúzias=24|uma dezena=10|uma vintena=20|uma centena=100',
    compound: 'e',
    one: 'um|uma',
    halves: 'e meio|e meia',
    fractions:
      'metade=0.5|a metade=0.5|um terço=0.3333|dois terços=0.6667|um quarto=0.25|três quartos=0.75|um quinto=0.2|quatro quintos=0.8|um décimo=0.1|a terça parte=0.3333|a quarta parte=0.25',
    multiples:
      'dobrou=2|duplicou=2|o dobro=2|duas vezes=2|triplicou=3|o triplo=3|três vezes=3|quadruplicou=4|dez vezes=10|caiu pela metade=0.5',
    powers: 'mil=3|milhão=6|milhões=6|mi=6|bilhão=9|bilhões=9|bi=9|mil milhões=9|trilhão=12|trilhões=12',
    percent: 'por cento|por cem',
    points: 'pontos percentuais|ponto percentual',
    currencies: 'euros|euro|dólares|dólar|reais|real|libras|francos|centavos|cêntimos',
    durations: 'segundos|segundo|minutos|minuto|horas|hora|dias|dia|semanas|semana|meses|mês|anos|ano|décadas|noites',
    measures:
      'litros|litro|metros|metro|quilômetros|quilómetros|toneladas|tonelada|quilogramas|quilos|gramas|hectares|metros quadrados|metros cúbicos|megawatts|quilowatts|quilowatts-hora|megawatts-hora|graus|páginas|pontos',
    plurals: 's',
    past: 'aram|eram|iram',
    ago: 'atrás|antes',
    estimates: 'cerca de|quase|aproximadamente|em torno de|por volta de|uns|umas',
    provisos: 'se|salvo|exceto|a menos que|desde que|contanto|enquanto|à exceção|a não ser que|sob condição',
    doubts:
      'poderia|poderiam|poderá|poderão|deverá|deverão|deveria|deveriam|talvez|provavelmente|possivelmente|previsto|prevista|previstos|previstas|prevê-se|espera-se|esperamos|estimado|estimada|provisório|provisória',
    allows: 'pode|podem|possível|possíveis|risco|riscos|seria|seriam|deve|devem|plano|objetivo|meta',
    negations: 'não|sem|nunca|nem|nenhum|nenhuma',
    dateLimits: 'até ao dia|até o dia|até ao|até|antes de|a partir de|o mais tardar em',
    limitSigns:
      'pelo menos=≥|ao menos=≥|no mínimo=≥|não menos de=≥|a partir de=≥$|desde=≥$|um mínimo de=≥|no máximo=≤|até=≤|não mais de=≤|um máximo de=≤|mais de=>|acima de=>|menos de=<|abaixo de=<',
    limitSignsAfter: 'ou mais=≥|e mais=≥|no mínimo=≥|ou menos=≤|no máximo=≤',
    determiners:
      'o|a|os|as|um|uma|estes|estas|esses|essas|nossos|nossas|seus|suas|todos|todas|cada|outros|outras|ambos|ambas|do|da|dos|das|ao|à|aos|às|no|na|nos|nas|pelo|pela|pelos|pelas',
    hedges:
      'cerca de|quase|aproximadamente|mais de|menos de|pelo menos|ao menos|até|em torno de|por volta de|apenas|só|no máximo|no mínimo|uns|umas',
    limits: 'no máximo|máxim|mínim|até|pelo menos|no mínimo|limite|limitad|teto|não mais de|deve|não exced',
    to: 'a',
    per: 'por|ao|à|cada',
    change:
      'd(?:e |o |os |as ){a} para (?:os |as )?{b};;d(?:e |os |as ){a} a(?:os)? {b};;(?:para|a) {b},? (?:ante|contra|frente a|face a|em comparação com) (?:os )?{a};;{b},? (?:ante|contra|frente a|face a) (?:os |as )?{a}',
    earlier: '{b}[^.;!?]{0,50}?, (?:contra|ante) (?:os |as )?{a} (?:do|no) ano (?:anterior|passado)',
    moves: 'pass|evolu|levou',
    rises: 'alarg|prolong|aument|subi|cresc|melhor|dobr|duplic|triplic|ganh|elev|mais',
    falls: 'encurt|cai|caí|caiu|caíram|diminu|reduz|recu|baix|perd|desc|menos',
    part: '{a} d(?:e|os|as|os seus|as suas|os nossos) {b};;{a} em (?:cada )?{b};;[Dd](?:e|os|as) (?:nossos |seus )?{b},? (?:apenas )?{a};;{a} entre {b}',
    of: 'de|do|da|dos|das|de cada|de todos os|de todas as|dos nossos',
    ofThis: 'dos quais|das quais|disso|desse valor|deste valor|desse total|deste total|desse montante|deles|delas',
    versus: 'contra|em vez de|em lugar de|ante|frente a|face a|em comparação com|enquanto|ao passo que|mas|que|e|;',
    when: 'agora|hoje|atualmente|neste momento|no ano passado|este ano|neste ano|anteriormente|até agora',
    target: 'plano|meta|objetivo|orçamento|previsão|previsto|prevista|alvo',
    expected:
      'tinha…previsto|tinham…previsto|tínhamos…previsto|tinha…prometido|tinham…prometido|tínhamos…prometido|tínhamos…calculado|esperávamos|esperavam|esperava-se|prevíamos|estava…previst|estavam…previst',
    needs: 'precis|necessit',
    supposes:
      'suponha|supondo|supusemos|hipotétic|assumindo|assumimos|imagine|digamos|tamanho da amostra|tamanho amostral|exemplo de cálculo',
    bounds: 'limite|teto|limiar|máximo|mínimo|mín|máx|norma',
    ranks: 'maior|menor|mais alto|mais alta|mais baixo|melhor|pior|primeiro|primeira|principal|mais importante',
    verbs:
      'é|são|era|eram|foi|foram|tem|têm|tinha|tinham|será|serão|custa|custam|custava|custou|leva|levam|dura|alcançou|atingiu|atingiram|representa|representam|passou|passaram|aumentou|aumentaram|subiu|subiram|caiu|caíram|cresceu|cresceram|usa|usam|paga|pagam|cobre|conta|contam|emprega|produz|produzem|vendeu|abriu|assinou|perdeu|perderam|ganhou|recebeu|fica|ficou|ficam|fez|faz|está|estão|estava|chega|chegou|chegaram|diminuiu|diminuíram|reduziu|dobrou|duplicou|triplicou|lava|supera|superou|trabalham|vivem|atende|atendeu|atendemos|investimos|investiu|economizou|poupou|ouvimos|entrevistamos|responderam|escolheram|disseram|há|gastou|gastamos|precisa|precisam|soma|somam|respondem|responde',
    pronouns: 'ele|ela|eles|elas|isto|isso|este|esta|estes|estas|esse|essa|nós|eu|que|quem|seu|sua|seus|suas|cujo|nenhum|ninguém',
    before:
      'em|desde|de|do|no|na|até|a partir de|no fim de|no final de|no início de|antes de|depois de|entre|o|durante|ano|inverno|verão|outono|primavera|último|passado',
    contrast:
      'não (?:só |apenas )?{x},? mas (?:sim |também )?{y};;{x}, (?:e )?não {y};;em vez de {x}, {y};;{x},? (?:enquanto|ao passo que) {y}',
    but: 'mas|porém|contudo|no entanto|todavia|entretanto|por outro lado|em contrapartida|embora|a desvantagem',
    because: 'porque|pois|já que|devido a|graças a|por causa de|uma vez que|a razão',
    therefore:
      'por isso|portanto|logo|assim|consequentemente|em consequência|isso significa|o que significa|por conseguinte|provoca|causa|como resultado',
    conditions: 'se|quando|caso|a menos que|desde que',
    definition:
      '{x} significa {y};;{x} refere-se a {y};;{x} se refere a {y};;[Ee]ntende-se por {x} {y};;{x} quer dizer {y};;{x} é (?:um|uma) {y}',
    kinds:
      'tipos|espécies|formas|categorias|classes|maneiras|razões|motivos|opções|métodos|grupos|modelos|princípios|regras|causas|riscos|vantagens|objetivos|fatores|perguntas|condições|tarefas|papéis',
    consists:
      'é composto por|é composta por|compõe-se de|consiste em|é formado por|é formada por|compreende|divide-se em|é constituído por|inclui',
    levels: 'nível|níveis|camada|camadas|etapa|etapas|fase|fases|degrau|degraus',
    from: 'de|do|dos|entre',
    between: 'entre=e',
    ordinals: 'primeir|segund|terceir|quart|quint|sext',
    last: 'últim',
    decisive: 'mais importa|é decisivo|é decisiva|o mais importante|a mais importante|é fundamental|é crucial',
    total: 'total|soma',
    advises: 'recomendamos|aconselhamos|recomendo|nossa recomendação|propomos|recomenda-se|sugerimos',
    said: 'resume|lembra|admite|avisa|reconhece|queixa-se|sublinha|conclui|disse|diz|explicou|explica|afirmou|afirma|segundo|acrescentou|contou|conta|alertou|escreveu',
  },
  texts: {
    agenda: 'Agenda',
    sources: 'Fontes',
    thankYou: 'Obrigado',
    assumption: 'Suposição, a verificar',
    imagined: 'Exemplo imaginado',
    computed: 'Uma parte calculada a partir dos outros números',
    questions: 'Perguntas',
    overview: 'Visão geral',
    summary: 'Resumo',
    keyPoints: 'Pontos principais',
    keyMessage: 'Mensagem principal',
    keyFigures: 'Números-chave',
    discussion: 'Discussão',
    nextSteps: 'Próximos passos',
    verdict: 'Veredito',
    difference: 'Diferença',
    inDetail: 'Em detalhe',
    inTheWords: 'Nas palavras da fonte',
    presentation: 'Apresentação',
    exhibit: 'Figura',
    credits: {
      title: 'Créditos das imagens',
      picture: 'Imagem',
      madeWith: 'criada com',
      cropped: 'recortada',
    },
    modelUnavailable:
      'O modelo de linguagem não deu nenhuma resposta utilizável, por isso esta apresentação foi feita pelo redator integrado. Peça-a mais tarde para obter a versão do modelo.',
    storyline: {
      topical: {
        meaning: 'O que significa “{t}” em uma frase?',
        concern: 'A quem diz respeito o tema “{t}”?',
        figure: 'Que número descreve melhor o tema “{t}”?',
        takeHome: 'Que frase sobre o tema “{t}” todos devem guardar?',
      },
      steps: {
        definition: [
          'Do que se trata',
          'O que significa numa frase?',
          'O que faz parte e o que não faz?',
          'Qual é o mal-entendido mais comum?',
        ],
        relevance: ['Por que importa', 'Quem é afetado?', 'O que acontece se nada for feito?', 'Por que agora?'],
        background: ['Como se chegou até aqui', 'Onde começou?', 'Que acontecimentos o marcaram?', 'O que se pode aprender com isso?'],
        today: ['Como está hoje', 'Qual é a situação atual?', 'Que números a descrevem melhor?', 'O que ainda não se sabe?'],
        mechanism: ['Como funciona', 'O que acontece primeiro?', 'O que vem a seguir?', 'Qual é o resultado?'],
        elements: ['As partes essenciais', 'Que parte sustenta as outras?', 'Qual costuma ser esquecida?', 'Como se encaixam?'],
        examples: ['Exemplos', 'Onde se vê na prática?', 'O que deu certo?', 'O que se faria hoje de outra forma?'],
        benefits: ['O que traz', 'Quem ganha com isso, e como?', 'Como se mede o ganho?', 'Quando se fará sentir?'],
        challenges: ['O que o impede', 'Qual é o maior risco?', 'Qual é a probabilidade?', 'O que o reduziria?'],
        outlook: [
          'O que vem depois',
          'O que é provável nos próximos anos?',
          'O que poderia mudar o rumo?',
          'Que sinais devem ser observados?',
        ],
        actions: ['Do plano à ação', 'O que se faz primeiro?', 'Quem faz, e até quando?', 'Como se reconhecerá o sucesso?'],
        goals: ['O que vai aprender', 'O que saberá no final?', 'O que será capaz de fazer?', 'O que já sabe?'],
        terms: ['Termos-chave', 'Que termos são necessários?', 'O que significa cada um?', 'Quais se confundem facilmente?'],
        mistakes: ['Erros comuns', 'Onde erra quem está aprendendo?', 'Por que acontece?', 'Como se pode evitar?'],
        exercise: ['Experimente', 'Qual é a tarefa?', 'O que é necessário?', 'Como se sabe que está certo?'],
        check: [
          'Teste os seus conhecimentos',
          'Qual é a ideia mais importante?',
          'Como a explicaria a um amigo?',
          'O que ainda não está claro?',
        ],
        problem: ['O problema', 'Quem tem o problema, e com que frequência?', 'Quanto lhe custa?', 'Como o resolve hoje?'],
        solution: ['A solução', 'O que se oferece?', 'O que há de novo?', 'Por que será escolhida?'],
        market: ['O mercado', 'Qual é o tamanho, e segundo que fonte?', 'A que ritmo cresce?', 'Que parte será conquistada primeiro?'],
        model: ['O modelo de negócio', 'Quem paga, e por quê?', 'Quanto custa e quanto rende uma venda?', 'O que o faz crescer?'],
        proof: ['Provas até agora', 'O que já foi alcançado?', 'Que clientes podem confirmá-lo?', 'Que número convence mais?'],
        team: ['A equipe', 'Quem está por trás?', 'Por que são as pessoas certas?', 'Quem ainda falta?'],
        ask: ['O que pedimos', 'De quanto se precisa?', 'Para que será usado?', 'O que se alcançará com isso?'],
        question: ['A pergunta', 'A que deve responder este relatório?', 'Quem precisa da resposta?', 'O que se decidirá com ela?'],
        method: ['Como se estudou', 'De onde vêm os dados?', 'Como foram verificados?', 'Quais são os seus limites?'],
        findings: ['Principais conclusões', 'Qual é o resultado mais importante?', 'O que foi inesperado?', 'O que permaneceu igual?'],
        causes: ['O que está por trás', 'Que causa explica mais?', 'O que a confirma?', 'Que outra explicação é possível?'],
        recommendation: ['Recomendação', 'O que deve ser feito?', 'Por que isto e não outra coisa?', 'O que acontece se não for feito?'],
      },
      contrasts: {
        balance: ['A favor e contra', 'A favor', 'O que fala a favor?', 'Contra', 'O que fala contra?'],
        competition: ['As alternativas', 'Os outros', 'O que oferecem os outros?', 'Nós', 'O que fazemos melhor?'],
        options: ['As opções', 'Opção A', 'O que traz e quanto custa?', 'Opção B', 'O que traz e quanto custa?'],
      },
      depths: [
        ['um exemplo', 'Que caso o mostra melhor?', 'O que aconteceu, passo a passo?', 'O que ensina?'],
        ['números e provas', 'Que número o mostra?', 'De que fonte vem?', 'O que não mostra?'],
        ['perguntas e dúvidas', 'O que será perguntado?', 'Qual é a resposta breve?', 'Quem pode dizer mais?'],
      ],
      hints: ['Acrescentar um número e a sua fonte', 'Dar um exemplo próprio', 'Dizer numa frase'],
      parts: {
        General: ['O essencial', 'Um olhar mais atento', 'Olhar em frente'],
        'Educational Project': ['Para começar', 'Compreender', 'Praticar'],
        'Business Pitch': ['A oportunidade', 'A oferta', 'O plano'],
        'Reports and Insights': ['A tarefa', 'Os resultados', 'As consequências'],
      },
      note: 'Não há nenhum modelo de linguagem configurado, por isso este slide é um esboço: substitua as perguntas pelos seus próprios fatos.',
      audience: 'Público',
      tone: 'Tom e estilo',
      subtitle: 'Um roteiro a preencher',
      remember: 'O que deve ficar',
      takeHome: 'Que frase todos devem levar consigo?',
    },
  },
};
