/** Spanish. */
import type { LanguageWords } from './language.ts';

export const es: LanguageWords = {
  tag: 'es',
  reading: {
    source: {
      roles: {
        abstract: 'resumen|abstract',
        summary:
          'titulares|lo más destacado|resumen|resumen ejecutivo|en resumen|lo más importante|puntos clave|claves|datos clave|cifras clave|de un vistazo|destacados|lo esencial|en breve',
        introduction: 'introducción|presentación|objetivo|objetivos|finalidad|propósito|prólogo',
        background: 'antecedentes|contexto|situación|historia|problema|el problema|punto de partida|motivación|por qué',
        method: 'método|métodos|metodología|enfoque|datos|materiales y métodos',
        results: 'resultados|resultado|logros|avances|hallazgos|lo que ha ido bien|lo que salió bien|progreso',
        discussion: 'discusión|análisis|limitaciones',
        conclusion: 'conclusión|conclusiones|para terminar|reflexión final|consideraciones finales',
        outlook: 'perspectivas|previsiones|qué viene ahora|lo que viene|previsión|futuro',
        decisions: 'decisiones|decisión|acuerdos|acuerdo|acordado',
        recommendations: 'recomendaciones|recomendación|propuestas|propuesta|sugerencias',
        asks: 'próximos pasos|siguientes pasos|acciones|tareas|pendientes|por hacer|qué necesito de vosotros|qué necesito de ustedes|lo que necesito|plan de acción',
        risks: 'riesgos|riesgo|problemas|dificultades|retos|desafíos|lo que salió mal|incidencias|obstáculos',
        questions:
          'preguntas|preguntas abiertas|preguntas frecuentes|dudas|cuestiones abiertas|temas pendientes|faq|puntos abiertos|ruegos y preguntas',
      },
      headings:
        'orden del día|ámbito de aplicación|alcance|definiciones|responsabilidades|requisitos|costes|costos|coste|presupuesto|calendario|plazos|equipo|personal|clientes|mercado|ventas|finanzas|producto|ingredientes|preparación|elaboración|materiales|instrucciones|consejos|trucos|varios|ejemplos|excepciones|características|ficha técnica|precio|duración|objeto|confidencialidad|vigencia|estado',
      portions: 'para la|para el|para los|para las',
      topics: [
        /(?<!\p{L})hablar(?:les|os|te|le)?(?: (?:hoy|esta (?:noche|tarde|mañana)|un poco))* (?:de|del|sobre|acerca de) ([^.!?;,]{3,80}?)(?: (?:hoy|esta (?:noche|tarde|mañana)))?(?=[.!?;]|,|$)/iu,
        /(?<!\p{L})mi tema(?: (?:de hoy|hoy))? es ([^.!?;,]{3,80}?)(?=[.!?;]|,|$)/iu,
      ],
      kinds:
        'propuesta|propuesta de proyecto|solicitud|nota informativa|nota interna|informe técnico|nota de prensa|comunicado|comunicado de prensa|ficha|hoja informativa|informe|informe anual|circular|borrador|acta|material de formación|memorando|aviso|boletín|guía|apuntes',
      documents:
        'informe|acta|memoria|nota|notas|política|reglamento|contrato|convenio|acuerdo|plan|proyecto|propuesta|comunicado|boletín|guía|manual|apuntes|clase|lección|discurso|carta|circular|memorando|resumen|programa|folleto|estudio|análisis|estrategia|estatutos|receta|resultados|balance|perspectivas|invitación|instrucciones|protocolo|temario',
      organizations:
        's.l.|s.a.|s.l.u.|s.c.|sociedad|universidad|colegio|instituto|escuela|asociación|fundación|ministerio|ayuntamiento|consejería|cooperativa|federación|sindicato|departamento|facultad|agencia|museo|biblioteca|hospital|banco|club|comité|comunidad|diario|periódico|gaceta|correo|noticias',
      smallPrint:
        'adjuntos:|documentos adjuntos|declaraciones prospectivas|declaraciones a futuro|todos los derechos|sin previo aviso|no se responsabiliza|opiniones expresadas|domicilio social|comentarios cerrados|normas de los comentarios|normas de participación|contacto de prensa|sobre el autor|sobre la autora|aviso legal',
      chapters:
        'capítulo|sección|artículo|parte|paso|fase|lección|clase|tema|unidad|módulo|día|semana|punto|cláusula|título|etapa|sesión|anexo',
      contacts:
        'contacto|contactos|contacto de prensa|contacto para prensa|contacto para medios|contacto para la prensa|gabinete de prensa|más información|para más información|información y contacto|nota a los editores|nota para los medios',
      enquiries:
        '¿dudas|¿preguntas|¿tiene dudas|¿tienes dudas|para cualquier duda|para cualquier consulta|para más información|si tiene dudas|si tienes dudas|dudas y consultas',
      printouts: 'descargado de|descargado el|descargado desde|impreso el|impreso desde|copia no controlada',
      lengths: 'palabras|palabra|caracteres|líneas|páginas|página',
      subject: 'asunto|tema',
      mailHeads: 'de|para|cc|cco|fecha|enviado|enviado el|adjuntos|adjunto|responder a',
      replies: 're|rv|fwd',
      greetings:
        'hola|buenos días|buenas tardes|buenas noches|buenas|estimado|estimada|estimados|estimadas|querido|querida|queridos|queridas|apreciado|muy señores|hola a todos',
      closings:
        'un saludo|saludos|saludos cordiales|un abrazo|abrazos|atentamente|cordialmente|gracias|muchas gracias|gracias de antemano|hasta pronto|un cordial saludo|besos|quedo a la espera|quedo a vuestra disposición|quedo a su disposición|hasta luego',
      mailFeet:
        'enviado desde mi|enviado desde|este mensaje|este correo|la información contenida|mensaje original|-----mensaje original|aviso legal|antes de imprimir|mensaje reenviado|darse de baja|si ha recibido|piense en el medio ambiente',
      selfNotes:
        'por confirmar|por comprobar|por revisar|confirmar con|comprobar con|revisar con|verificar con|pendiente de|falta confirmar|falta la fuente|añadir fuente|revisar este',
      summaryLabels: 'en resumen|resumen|en breve|en pocas palabras|en una frase|lo esencial|titular',
      publishers: 'director|directora|editor responsable',
      bylines:
        'por|autor|autora|autores|escrito por|elaborado por|preparado por|redacción|agencias|texto|presentado por|profesor|profesora|docente|ponente',
      adverts: 'publicidad|anuncio|contenido patrocinado|patrocinado',
      webAsks:
        '¿has encontrado un error|has encontrado un error|¿ha encontrado un error|ha visto un error|¿has visto un error|informar de un error|los clientes que|quienes vieron|ver comentarios|ver todos los comentarios|únete a la conversación',
      apologies: 'perdón|perdonad|disculp|lo siento|siento el retraso',
      status:
        'provisional|provisionales|preliminar|preliminares|sin auditar|no auditado|no auditados|pendiente de|aún no|todavía no|en vigor|vigente desde|sujeto a|sujeta a|sujetos a',
      imprint:
        'versión|edición|borrador|revisión|versión final|confidencial|uso interno|interno|documento de trabajo|sustituye a|provisional',
      dates: 'fecha|publicado|publicado el|actualizado|actualizado el|última actualización|versión|vigente desde|referencia|en vigor',
      attendance:
        'asistentes|presentes|asisten|participantes|ausentes|excusan|se excusan|excusados|excusa|lugar|sala|hora|preside|presidente|presidenta|secretario|secretaria|acta|moderador|moderadora|próxima reunión|invitados|modera',
      web: 'saltar al contenido|ir al contenido|usamos cookies|utilizamos cookies|este sitio|esta web utiliza|aceptar todo|aceptar todas|configurar cookies|compartir|comparte|síguenos|suscríbete|suscríbase|regístrate|te puede interesar|también te puede|le puede interesar|también le puede|lo más leído|lo más visto|lea también|lee también|leer más|seguir leyendo|artículos relacionados|noticias relacionadas|más sobre|deja un comentario|deja una respuesta|¿te ha resultado|todos los derechos|©|foto:|imagen:|crédito|publicidad|volver arriba|política de privacidad|aviso legal|añadir al carrito|añadir a la cesta|comprar ahora|en stock|tu correo|tu dirección|iniciar sesión|inicia sesión|tiempo de lectura|etiquetas|envío gratis|ver más',
      buttons:
        'escuchar el artículo|escuchar artículo|escucha el artículo|escuchar|ver el vídeo|ver vídeo|ver video|reproducir|añadir al calendario|añadir a mi calendario|agregar al calendario|guardar la fecha|comprar entradas|comprar entrada|compra tu entrada|reservar|reserva tu|cómo llegar|ver mapa|ver el mapa|tamaño del texto|tamaño de letra|guardar artículo|regalar artículo|ver todo|ver todos|mostrar más|descargar la app|galería de fotos|entradas|informar de un error',
      webWhole:
        'inicio|menú|buscar|sobre nosotros|quiénes somos|contacto|noticias|servicios|productos|tienda|acceder|iniciar sesión|registrarse|carrito|cesta|mi cuenta|ayuda|compartir|imprimir|siguiente|anterior|volver|cerrar|aceptar|rechazar|sí|no|publicidad|empleo|prensa|mapa del sitio|comentarios|responder|me gusta|seguir|boletín|blog|facebook|twitter|instagram|linkedin|whatsapp|suscríbete|suscribirse|copiar enlace|deportes|cultura|política|economía|sociedad|configurar cookies|inicia sesión|portada|guardar en carpeta|guardar en favoritos',
      forms: 'firma|firmado|lugar y fecha|fecha y firma|sello|marque|fdo|nombre y apellidos',
      paperLabels: 'palabras clave|palabras claves|cómo citar|clasificación jel',
      authorNotes: 'autor de correspondencia|autor para correspondencia|este trabajo ha sido financiado|este trabajo fue financiado',
      biographies: 'doctor por la|doctora por la|obtuvo el doctorado|sus líneas de investigación|sus intereses de investigación',
      firstPerson: 'yo|mi|me',
      nods: 'ok|vale|sí|si|no|gracias|genial|perfecto|claro|bien|hola|adiós|jaja|jajaja|jajaja vale|hecho|de acuerdo|buenos días|imagen omitida|vídeo omitido|video omitido|audio omitido|sticker omitido|<multimedia omitido>|se eliminó este mensaje|estupendo|hasta luego|dale|listo',
      page: 'página|pág|pag|p',
      readerAsks:
        'newsletter|boletín|suscríbete|suscríbase|déjanos un comentario|deja un comentario|en los comentarios|síguenos|comparte este|debajo de esta publicación|debajo de este post|preguntad abajo|pregunta abajo|en la próxima entrada|en el próximo post',
      selfTests: 'preguntas de repaso|autoevaluación|cuestionario|preguntas de autoevaluación|ejercicios de repaso',
      titled: 'título del proyecto|nombre del proyecto|título|asignatura|curso|materia|módulo',
    },
    topicKinds: {
      comparison: 'versus|vs|comparación|comparado|diferencia|diferencias|frente a|o',
      decision: 'debería|debemos|decisión|elegir|elección|cuál',
      history: 'historia|origen|orígenes|nacimiento|auge|caída|evolución de',
      person: 'biografía|vida de|vida y|quién fue|quién es',
      event:
        'guerra|revolución|batalla|crisis|juegos olímpicos|mundial|conferencia|festival|elecciones|pandemia|terremoto|accidente|tratado',
      place: 'ciudad|isla|islas|país|región|pueblo|viaje|turismo|parque nacional|capital',
      method: 'cómo|guía|método|consejos|buenas prácticas|paso a paso|planificar|preparar',
      technology:
        'tecnología|software|inteligencia artificial|ia|ordenador|computación|internet|red|motor|batería|solar|eólica|robot|blockchain|hidrógeno|nuclear',
      product: 'producto|aplicación|startup|lanzamiento|nuestro nuevo|nuestra nueva',
      science:
        'teoría|física|biología|química|célula|cuántic|clima|energía|fotosíntesis|adn|genética|gravedad|agujero negro|agujeros negros|ecosistema|cerebro|vacuna|volcán|especies',
    },
    tables: 'tabla|cuadro|tab.',
    figures: 'figura|fig.|imagen|gráfico|ilustración|foto',
    divisions: 'capítulo|parte|anexo|sección|artículo|apéndice|lección|módulo|unidad',
    typedSlides: {
      slide: 'diapositiva|lámina|slide',
      title: 'título|encabezado',
      subtitle: 'subtítulo',
      notes: 'notas|notas del orador|notas del presentador|guion',
      visuals: 'imagen|visual|gráfico|ilustración|foto',
      content: 'contenido|texto|viñetas|puntos clave|puntos',
      cover: 'título|portada|carátula|diapositiva de título',
    },
    slideAgendas:
      'agenda|orden del día|temario|contenidos|guion|programa|índice|de qué hablaremos|de qué hablaremos hoy|de qué vamos a hablar|de qué vamos a hablar hoy|qué veremos hoy|temas de hoy',
    slideFarewells: 'preguntas|¿preguntas|ruegos y preguntas|gracias|muchas gracias|contacto',
    contents: 'índice|contenido|contenidos|tabla de contenido|tabla de contenidos',
    pages: 'página|pág.|diapositiva',
    authors: 'por|autor|autora|autores|escrito por|elaborado por',
    dates: 'fecha|publicado|publicado el|actualizado',
    tasks: 'tareas|acciones|preguntas|preguntas abiertas|puntos pendientes|pendientes',
    pictures: 'imagen|gráfico|foto',
    untitled: 'documento|diapositiva|presentación|sin título|título',
    notCyclic: 'ciclo de vida|reciclaje|motocicleta|bicicleta',
    styles: {
      heading: 'título',
      title: 'título|puesto',
      subtitle: 'subtítulo',
      caption: 'leyenda|epígrafe|descripción',
      quote: 'cita|cita destacada',
    },
    defaultSections: 'sección predeterminada|sección sin título',
    machineMade: 'Descripción generada automáticamente|El contenido generado por IA puede ser incorrecto',
    audiences: {
      investors: 'inversor|inversionista|accionista',
      executives: 'ejecutiv|directiv|dirección|decisor|junta|consejo|gerent',
      students: 'estudiant|alumn|principiant|aprendi|niños|escuela|escolar',
      experts: 'experto|ingenier|investigador|desarrollador|especialista|científic|médic',
      customers: 'comprador|usuario|consumidor|cliente',
      colleagues: 'empleado|compañero|equipo|plantilla|voluntari',
      public: 'ciudadan|público|vecin|visitante|lector',
    },
    tones: {
      factual: 'basado en datos|analític|objetiv|científic',
      persuasive: 'comercial|motivador',
      narrative: 'relato|divertid|emocional|inspirador|narrativ',
      critical: 'crític|escéptic|equilibrad|provocador',
      simple: 'sencill|fácil|clar',
    },
    and: 'y|e|o|u|contra|frente a|versus|vs.',
    genericHeadings:
      'resumen|resumen ejecutivo|introducción|contexto|antecedentes|conclusión|conclusiones|resultado|resultados|panorama|visión general|discusión|prólogo|en resumen|puntos clave',
    concludingHeadings:
      'conclusión|conclusiones|en resumen|resumen|en conclusión|para concluir|próximos pasos|siguientes pasos|los próximos pasos|recomendación|recomendaciones|perspectivas|para terminar|consideraciones finales|reflexiones finales|qué sigue|lo que viene|ideas clave|resumiendo|para resumir|en pocas palabras|entonces en resumen',
    backMatter:
      'referencias|referencias bibliográficas|bibliografía|agradecimientos|anexo|anexos|apéndice|apéndices|índice|contenido|contenidos|lista de figuras|lista de tablas|notas al pie|glosario|sobre el autor|sobre la autora|sobre los autores|conflicto de intereses|conflictos de interés|lecturas adicionales|aviso legal',
    funding: 'financiación',
    appendices:
      'véase también|referencias|notas|enlaces externos|bibliografía|lectura adicional|galería|notas y referencias|fuentes|otras lecturas',
    framing:
      'introducción|resumen|visión|general|fundamentos|principiantes|guía|presentación|charla|curso|explicado|explicada|entender|funciona|funcionan|niños|todo|saber',
    structures: {
      pros: 'ventajas|pros|a favor|beneficios',
      cons: 'desventajas|inconvenientes|contras|en contra',
      cycle: 'ciclo|bucle',
      funnel: 'embudo',
      team: 'equipo|nuestro equipo|quiénes somos|dirección|fundadores|consejo|ponentes|contactos',
      prices: 'precio|tarifa',
      swot: ['fortalezas', 'debilidades', 'oportunidades', 'amenazas'],
    },
  },
  grammar: {
    subjectFirst: true,
    relatives: 'quien|quienes|cuyo|cuya|que|donde',
    nameParticles: 'de|del|la|las|los|y',
    leadIns:
      'sin embargo|no obstante|además|asimismo|por lo tanto|por tanto|así|por ejemplo|en particular|de hecho|en general|en resumen|en conclusión|finalmente|por último|primero|en primer lugar|en segundo lugar|pero|y|también',
    breaks:
      'y|e|pero|sino|porque|ya que|pues|mientras|mientras que|aunque|para que|que|quien|quienes|cuyo|cuya|donde|cuando|si|lo que|lo cual|así como|incluyendo|por ejemplo|como|incluso',
    backward: 'esto|esta|este|estos|estas|eso|esa|ese|él|ella|ellos|ellas|su|sus|ello|aquí|dicho|dicha',
    interrogatives: 'qué|lo que|quién|quiénes|cómo|dónde|cuándo|por qué|cuál|cuáles|cuánto|cuántos|cuánta|cuántas',
    subordinators: 'si|cuando|aunque|porque|como|para|mientras|después|antes|al|sin|según|desde|dado|en|con|por',
    danglers: 'y|o|e|u|pero|de|del|la|el|los|las|un|una|en|a|al|con|por|para|que|se|su|sus|es|son|como|si|no|más|sobre|entre|sin|lo',
    subjects: 'nosotros|él|ella|ellos|el|la|los|las|esto|esta|este|un|una|se|su|yo|usted',
    copulas: 'es|son|era|eran|fue|ha|han|tiene|será|puede|pueden|debe|está|están',
    being: 'es|son|era|fue',
    common:
      'tu|tus|su|sus|mi|mis|nuestro|nuestra|cómo|qué|quién|cuál|por|otro|otra|otros|otras|mismo|misma|más|menos|muy|todo|toda|todos|todas|cada|ser|estar|hacer|hace|hay|usar|puedes|debes|deben|quieres|te|me|lo|los|las|una|unos|unas|sobre|entre|hasta|desde|sin|también|ya|sólo|solo|algo|alguien|así|siempre|nunca',
    unseen:
      'el|la|los|las|un|una|unos|unas|de|del|al|y|o|pero|ni|que|en|con|sin|por|para|entre|sobre|bajo|desde|hasta|como|cuando|donde|quien|qué|cómo|este|esta|estos|estas|ese|esa|eso|lo|se|su|sus|nuestro|nuestra|nos|es|son|era|eran|ser|sido|fue|fueron|ha|han|había|tiene|puede|debe|no|más|menos|muy|todo|todos|toda|todas|nuevo|nueva|primer|primero|pasos|resumen|introducción|conclusión|gracias|preguntas',
    conjunction: /^(?:y|pero)\s+/iu,
    participle: /^\p{Ll}{2,}(?:ando|iendo|yendo)(?:l[aeo]s?|se)?(?=\s)/u,
  },
  sentence: {
    nobody: 'nadie|nada|ninguno|ninguna de',
    presents: 'aquí está|aquí tenéis|aquí tienen|aquí va|este es|esta es|adjunto',
    complements: 'que|cómo',
    listEnds: 'etc',
    abbreviations:
      'Sr|Sra|Srta|Sres|Dr|Dra|Prof|Profa|Ing|Lic|D|Dña|Ud|Uds|Vd|Vds|p.ej|ej|cf|vs|aprox|máx|mín|Gral|Sto|Sta|Av|Avda|Excmo|Excma|ene|feb|abr|ago|sept|oct|nov|dic|i.e|e.g|tel|dpto|depto|ed|pág|págs|EE|tfno|telf',
    closing: 'et al|Cía|S.A|S.L|EE.UU|EE. UU|a.C|d.C|a. C|d. C|a.m|p.m|Inc|Ltd|Jr|c',
    counted: 'núm|nº|n|fig|figs|art|arts|vol|cap|p|pp|pág|págs|sec|ec|tab|No|t|ext|Apto|Apdo',
    openers:
      'el|la|los|las|un|una|unos|unas|este|esta|estos|estas|ese|esa|esos|esas|esto|eso|él|ella|ellos|ellas|nosotros|usted|ustedes|yo|tú|se|su|sus|nuestro|nuestra|en|a|al|de|del|con|por|para|sin|sobre|entre|desde|hasta|según|durante|tras|cuando|si|como|aunque|porque|pero|y|o|e|además|sin|también|así|entonces|luego|finalmente|que|qué|quién|cuál|cómo|dónde|cada|todo|toda|todos|todas|muchos|muchas|algunos|algunas|ningún|ninguna|no|hay|es|son|fue|era|lo|le|les|mientras|antes|después|más|menos|dos|tres',
    particles: 'de|la|del|las|los|el|y',
    says: 'dijo|dice|preguntó|pregunta|respondió|responde|explicó|explica|añadió|escribió',
    markers:
      'en respuesta|como respuesta|sin embargo|no obstante|además|asimismo|por lo tanto|por tanto|por consiguiente|en consecuencia|como resultado|como consecuencia|por ejemplo|de hecho|en efecto|en realidad|en resumen|en síntesis|en conclusión|para concluir|en definitiva|en suma|es decir|en otras palabras|dicho de otro modo|por otro lado|por otra parte|por el contrario|en cambio|en contraste|a la inversa|del mismo modo|de la misma manera|de igual manera|igualmente|por esta razón|por este motivo|por ello|por eso|a tal efecto|en este contexto|en este sentido|al respecto|finalmente|por último|primero|en primer lugar|en segundo lugar|en tercer lugar|segundo|tercero|por supuesto|claro|naturalmente|evidentemente|obviamente|afortunadamente|desafortunadamente|lamentablemente|por desgracia|por suerte|en particular|concretamente|en concreto|más concretamente|dicho esto|con todo|aun así|después de todo|también|ahora bien|así pues|pues bien|bueno|sí|como se mencionó anteriormente|como ya se mencionó|como hemos visto|cabe destacar|de todas formas|a propósito|como tal|o sea|en pocas palabras|por cierto|a todo esto',
    enumerators: 'primero|en primer lugar|en segundo lugar|en tercer lugar|segundo|tercero|finalmente|por último',
    bareMarkers: 'por eso|por ello|y|pero|pues',
    bareExcept:
      'no|sí|si|también|tampoco|sólo|solo|aun|además|así|luego|que|de|a|en|entonces|nunca|sin|todavía|ya|más|menos|es que|es|son|fue|era|ha|han|puede|pueden|debe|deben|tiene|tienen|será|hay',
    ties: 'sin embargo|no obstante|además|asimismo|por lo tanto|por tanto|por consiguiente|por ejemplo|de hecho|en efecto|en realidad|por supuesto|por otro lado|por otra parte|por el contrario|en cambio|a su vez|en consecuencia|naturalmente|afortunadamente|desafortunadamente|lamentablemente|finalmente|en definitiva',
    partners: 'no solo|no sólo|sino también',
    report:
      /^(?:(?:recuerda|recuerde|recuerden|recordemos|ten en cuenta|tenga en cuenta|tengan en cuenta|no olvides|no olvide|nótese|cabe (?:señalar|destacar|mencionar|recordar)|es importante (?:señalar|destacar|recordar|tener en cuenta)|hay que (?:tener en cuenta|recordar|señalar)|(?:mostramos|encontramos|observamos|concluimos|demostramos|comprobamos)|nuestros resultados (?:muestran|confirman|demuestran)|lo cierto es|la verdad es) que)\s+(?!(?:ningún|ninguna|ni|sea|sean|esté|estén|haya|hayan|tenga)\s)/iu,
    restatements: 'es decir|o sea|esto es|dicho de otro modo|a saber|en otras palabras',
    examples: 'p. ej.|p.ej.|por ejemplo|como|tales como|tal como|ej.',
    pointers: 'véase|ver|véanse|cf.|consulte|fuente:|fuentes:',
    exhibits: 'tabla|tablas|figura|figuras|fig.|sección|secciones|anexo|capítulo|ecuación|gráfico|cuadro|apéndice',
    limits:
      'no|nunca|jamás|ningún|ninguna|ni|sin|salvo|excepto|excluido|solo|sólo|solamente|únicamente|si|siempre que|hasta|cuando|mientras|que|menos|más|al menos|como máximo|como mínimo|aproximadamente|unos|unas|casi|cerca|puede|pueden|podría|podrían|debería|deberían|debe|deben|algunos|algunas|todos|todas|todo|toda|cada|por|en promedio|estimado|estimada|previsto|prevista|antes|después|desde|durante|entre|dentro|incluido|incluida|incluidos|incluidas|incluyendo|depende|según|porque|pero|dos|un|una|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|cien|mil|millón|millones|provisional|opcional|obligatorio|bruto|neto|apenas|quizá|quizás|tal vez|probablemente|generalmente|a menudo|a veces|raramente|especialmente|sobre todo|en particular|otro|otra|otros|otras|antiguo|antigua|respectivamente|en|a|aun|aún|aunque',
    relatives:
      'lo que|lo cual|el cual|la cual|los cuales|las cuales|quien|quienes|cuyo|cuya|cuyos|cuyas|donde|en el cual|en la cual|del cual|de la cual|de los cuales|de las cuales|con el cual|con la cual|muchos de los cuales|muchas de las cuales|algunos de los cuales',
    unlimited:
      'aquellos|aquellas|quienes|cualquiera|nadie|alguien|todo|toda|todos|todas|cada|ningún|ninguna|solo|único|única|primer|primero|primera|último|última|tal|tales|algo|nada|siguientes|siguiente|ciertos|ciertas|dos|tres|casos|caso|lugar|momento|punto',
    results:
      'permitiendo|facilitando|provocando|causando|reduciendo|creando|dejando|obligando|garantizando|lo que permite|lo que permitió|lo que significa|lo que facilita|poniendo fin|dando lugar',
    finite:
      'es|son|era|eran|fue|fueron|será|serán|sería|serían|está|están|estaba|estaban|estará|ha|han|había|habían|habrá|hay|hubo|tiene|tienen|tenía|tenían|tuvo|tendrá|puede|pueden|podía|podían|podrá|podrán|podría|podrían|debe|deben|debía|deberá|deberán|debería|deberían|va|van|hace|hacen|hizo|hicieron|queda|quedan|permanece|permanecen|permite|permiten|permitió|muestra|muestran|mostró|cuenta|cuentan|cuesta|cuestan|costó|da|dan|dio|viene|vienen|vino|pone|ponen|puso|toma|toman|tomó|comprende|comprenden|contiene|contienen|ofrece|ofrecen|ofreció|ayuda|ayudan|ayudó|pasa|pasan|pasó|lleva|llevan|llevó|produce|producen|produjo|reduce|reducen|redujo|aumenta|aumentan|aumentó|aumentaron|crece|crecen|creció|crecieron|baja|bajan|bajó|cayó|cayeron|cae|caen|sube|suben|subió|subieron|vive|viven|vivió|trabaja|trabajan|utiliza|utilizan|utilizó|usa|usan|representa|representan|constituye|existe|existen|abre|abren|abrió|alcanza|alcanzan|alcanzó|depende|dependen|parece|parecen|significa|significan|necesita|necesitan|dura|duran|duró|empieza|empiezan|empezó|comienza|comienzan|comenzó|nació|murió|fundó|ganó|perdió|recibe|reciben|recibió|suele|suelen|ayudará|protege|protegen|requiere|requieren|implica|implican|incluye|incluyen|paga|pagan|pagó|recoge|limpia|vende|venden|vendió|cubre|cubren|mide|miden|genera|generan|afecta|afectan|causa|causan|logra|lograron|logró',
    joins: 'y',
    contrasts: 'pero|sin embargo|no obstante|mas|sino',
    subjects:
      'el|la|los|las|un|una|unos|unas|nosotros|nuestro|nuestra|nuestros|nuestras|cada|muchos|muchas|varios|varias|todos los|todas las|dos|tres|cuatro|cinco|hay',
    dependents:
      'si|que|porque|cuando|como|aunque|para que|antes|después|desde|mientras|donde|quien|quienes|cual|cuales|qué|cómo|por qué|cuánto|dice|dicen|piensa|cree|creen|muestra|muestran|ni|sea|ya sea|no solo|no sólo|cuanto|solo|sólo|tan|tanto|tal|de modo|así|pues|ya',
    settings:
      'en|a|al|de|del|con|por|para|sin|sobre|entre|desde|hasta|según|durante|tras|cuando|si|como|aunque|porque|hoy|ayer|mañana|ahora|aquí|allí|a menudo|a veces|generalmente|normalmente|quizás|tal vez|actualmente|recientemente|antes|después|cada año|este año|ya|mientras|contra|ante|bajo|dado|gracias|además|fuera|dentro|mediante',
    conditions:
      'si|salvo|excepto|solo|sólo|siempre que|mientras|sino|pero|a menos|con tal|a condición|hasta|todavía|aún|únicamente|previsto|prevista',
    lists: 'y|e|o|u|así como',
    torn: 'y|e|o|u|pero|de|del|el|a|al|en|con|por|para|que|quien|cuyo|como|si|cuando|entre|sobre|tales como|sino|desde',
    tornOpeners: 'ya que|aunque|mientras que|aun si|incluso si|así como|de modo que|puesto que|a pesar de que|lo que|lo cual',
    cuts: {
      reasons: 'porque|ya que|puesto que|pues|dado que|debido a que',
      bareReasons: 'porque|ya que|puesto que|debido a que',
      asserted: 'así que|por lo que|con lo que|mientras que',
      outcomes: 'de modo que|de manera que|de forma que|así que|por lo que|con lo que|lo que|lo cual|mientras que|para que',
      additions:
        'que|con el que|con la que|con los que|con las que|de los que|de las que|en el que|en la que|después de|tras|más que|frente al|según',
      insertions: true,
      secondVerbs: 'y|e',
      sequels: 'y|e',
      appositions: 'el|la|los|las|un|una',
      concessions: 'aunque|a pesar de que|pese a que|si bien',
      findings:
        /^[^.;:!?]{3,90}?\s(?:muestran?|mostró|mostraron|ha mostrado|han mostrado|confirman?|confirmó|confirmaron|ha confirmado|revelan?|reveló|revelaron|demuestran?|demostró|demostraron|prueban?|comprobó|comprobaron) que\s+(?!(?:ningún|ninguna|ni|sea|sean|esto|eso)(?!\p{L}))/iu,
      bound: 'no|nunca|jamás|ningún|ninguna|nadie|nada|solo|sólo|solamente|únicamente|sobre todo|principalmente|en parte|si|salvo|excepto',
      correlates: 'por eso|por esa razón|tan|tanto|tal|demasiado|bastante|ni|sea|no solo|no sólo',
      verbs: /(?<!\p{L})\p{Ll}{2,}(?:ó|aron|ieron|aba|aban|ía|ían)(?!\p{L})/u,
    },
    hangs: {
      inferences: 'por tanto|por lo tanto|por eso|por ello|por consiguiente|en consecuencia|así pues',
      endings: 'así|los tres|los cuatro|los dos|ambos|ambas|eso|ello',
      things: 'se lo|se los|se las|su|sus|ello|lo mismo|el mismo|la misma|del mismo|de la misma',
      persons: 'él|ella|consigo',
      several: 'ellos|ellas|los mismos|las mismas|les',
      demonstratives:
        'este|esta|estos|estas|ese|esa|esos|esas|esto|eso|aquel|aquella|aquellos|aquellas|dicho|dicha|dichos|dichas|tal|tales',
      present:
        'año|mes|semana|trimestre|día|mañana|tarde|noche|verano|invierno|otoño|primavera|siglo|informe|documento|guía|sección|capítulo|artículo|estudio|trabajo|contrato|acuerdo|política|página|presentación|curso|libro|texto|que|quienes|como|cual|vez|momento',
      expletive:
        /(?<!\p{L})(?:(?:tal|tales) (?:como|vez|que|y como)|es(?:t[áa]n?)? (?:\p{L}+ )?(?:importante|posible|necesario|difícil|fácil|mejor|recomendable|probable|útil|común|normal|imposible|conveniente|suficiente|esencial|fundamental|hora|momento)|(?:es|fue|era) (?:en|por|a|así)|(?:a|de|en|con|por|para|según|el|uno|una|algunos) (?:su|sus)|por eso|a pesar de (?:eso|ello|esto)|el mismo \p{L}+ que|los mismos \p{L}+ que|la misma \p{L}+ que)(?!\p{L})/iu,
      opening:
        'lo dice|lo dicen|lo confirma|a cambio,|en su lugar,|lo ha|lo han|lo hizo|lo hicieron|esto|eso|aquello|éste|ésta|éstos|éstas|este último|esta última|estos últimos|algunos de ellos|la mayoría de ellos|cada uno de ellos|uno de ellos|una de ellas|dos de ellos|dos de ellas|tres de ellos|tres de ellas|cuatro de ellos|cuatro de ellas|ninguno de ellos|para ello|para eso|para esto|para hacerlo|al hacerlo|de esta forma|de esta manera|de este modo|de ese modo|en este caso|en estos casos|en ese caso|en tal caso|en ese momento|desde entonces|de lo contrario|de ser así|si es así|lo mismo|así|también porque|el resultado es|tampoco|ello|hasta entonces|el resto|los demás|las demás|otros|otras|otro|otra|con ello|con eso|por ello|por eso|de ahí|mientras tanto|el resultado fue|menos,|peor aún|mejor aún',
      openingBeforeVerb:
        'ambos|ambas|el primero|la primera|el segundo|la segunda|el tercero|la tercera|el cuarto|la cuarta|el último|la última|otro|otra|otros|otras',
      connectives:
        'cierto,|es cierto|es verdad|ciertamente|al mismo tiempo|en el mismo periodo|en el mismo período|en el mismo año|en la misma época|además,|pero|y|o|sin embargo|no obstante|asimismo|por lo tanto|por tanto|por consiguiente|en consecuencia|como resultado|por ejemplo|de hecho|en efecto|en cambio|por el contrario|por otro lado|por otra parte|por un lado|del mismo modo|igualmente|luego|entonces|finalmente|por último|en primer lugar|en segundo lugar|también|es decir|porque|por eso|por ello|por esta razón|pues|así que|de lo contrario|en otras palabras|mas|sino|aun así',
      substitutes:
        'hacerlo|al hacerlo|hacer esto|hacer eso|lo hace|lo hacen|lo hizo|lo es|lo son|si es así|de ser así|en caso contrario|de lo contrario',
      selections:
        'este último|esta última|estos últimos|estas últimas|los dos primeros|estos dos|estas dos|estos tres|ambos casos|en ambos|uno de ellos|una de ellas|algunos de ellos|cada uno de ellos|ninguno de ellos|la primera razón|la segunda razón|el primer paso|el segundo paso|el siguiente paso|la primera pregunta|el primer método|el segundo método|el primer caso|el segundo caso|lo anterior|los anteriores|la anterior|el anterior|antes mencionado|antes mencionada|mencionado|mencionada|citado|citada',
      additions: 'también|otro|otra|además|adicional|adicionales|igualmente|asimismo|tampoco',
      settings: 'allí|ahí|aquí|entonces|luego|mientras tanto|más tarde|desde entonces|en su lugar|en cambio|a cambio',
      pointers:
        'a continuación|arriba|más arriba|abajo|más abajo|anteriormente|como se mencionó|como se indicó|siguiente|siguientes|anterior|anteriores|como sigue|mencionado anteriormente|en esta sección|en este capítulo',
      announcements:
        'a continuación|como sigue|siguiente|siguientes|por ejemplo|tales como|como|son los siguientes|los siguientes|las siguientes|algunos ejemplos son',
      plural: /(?:s|gente|equipo|mayoría)$/iu,
      comparatives:
        'más rápido|más lento|más barato|más caro|mayor|menor|peor|más fácil|más difícil|más fuerte|más seguro|más simple|más largo|más corto|más alto|más bajo|lo contrario',
      bases: 'que|de lo que|el más|la más|los más|cada vez',
      author: 'yo|nosotros|nosotras|nos|me|mi|mis|nuestro|nuestra|nuestros|nuestras',
      house: 'nosotros|nosotras|nos|nuestro|nuestra|nuestros|nuestras',
      reader: 'tú|usted|ustedes|te|tu|tus|vosotros|os|vuestro|vuestra',
      elided:
        'es|son|fue|fueron|era|eran|está|están|estaba|estaban|estará|había|bajó|subió|llegó|llegará|costó|costará|cuesta|cuestan|servirá|tiene|tienen|puede|pueden|debe|deben|ha sido|han sido|permite|permiten|incluye|incluyen|contiene|ofrece|ofrecen|muestra|consiste|consta|sirve|sirven|representa|significa|refiere|se refiere|se trata|se usa|se utiliza|suele|suelen|ayuda|ayudan',
      imperatives:
        'agrega|agregue|añade|añada|asegúrate|asegúrese|evita|evite|elige|elija|escribe|escriba|pregunta|pregúntate|comienza|comience|empieza|empiece|considera|considere|crea|cree|define|defina|deja|deje|di|diga|envía|envíe|explica|explique|haz|haga|imagina|imagine|incluye|invita|lee|lea|limpia|mantén|mantenga|mira|mire|no olvides|no olvide|pide|pida|piensa|piense|pon|ponga|prepara|prepare|prueba|pruebe|publica|recuerda|recuerde|responde|revisa|revise|sé|sea|sigue|siga|tenga|toma|tome|trata|trate|usa|use|utiliza|utilice|verifica|verifique|ve|vaya|busca|busque|abre|abra|cierra|cierre',
    },
  },
  discourse: {
    cuePhrases: {
      isA: 'es un|es una|es el|es la|son los|son las',
      about:
        '^en esta carta|^en este mensaje|^en este correo|^os resumo|^les resumo|^os resumimos|^les resumimos|^este informe|^este documento|^este artículo|^esta sección|^este capítulo|^esta guía|^esta página|^esta nota|^este estudio examina|^esta presentación|^en esta sección|^en este capítulo|^en este artículo|^en este informe|^en esta guía|^a continuación|^el resto de|^véase|^ver también|^como se mencionó|^como se ha mencionado|^el objetivo de este|^el propósito de este|adjunto|se adjunta|^para más información|^para obtener más|^más información|^describimos|está organizado como sigue|^el presente|^la presente|^hoy hablaremos',
      announce:
        '^quedan asuntos|^quedan cuestiones|^quedan preguntas|^quedan dudas|^quedan temas|^queda un asunto|como sigue|siguientes|siguiente|^estos son|^estas son|^aquí están|^he aquí|por dos razones|por varias razones|por tres razones|^son los siguientes|más abajo|^hay que distinguir|son claros$|son claras$|es claro$|está claro$|es sencillo$|es simple$|es sencilla$',
      counts:
        'dos|tres|cuatro|cinco|seis|siete|ocho|varios|varias|algunos|algunas|muchos|muchas|diversos|diversas|diferentes|distintos|distintas|una serie de|un par de',
      single: 'un|una|otro|otra|primer|primera|segundo|segunda|tercer|tercera|último|última',
      matter: 'punto|lección|cosa|cuestión|pregunta|asunto|tema|razón|problema|historia|palabra|motivo',
      announced:
        'asunto*|razones|razón|motivo*|forma*|manera*|cosa*|cuestion*|pregunta*|paso*|punto*|tipo*|clase*|factor*|ventaja*|desventaja*|problema*|cambio*|decision*|regla*|norma*|parte*|opcion*|opción|principio*|etapa*|fase*|elemento*|ejemplo*|objetivo*|lección|lecciones|reto*|desafío*|riesgo*|área*|ámbito*|método*|enfoque*|estrategia*|categoría*|grupo*|causa*|consejo*|conclusiones|resultado*|recomendacion*|acciones|medida*|componente*|característica*|tema*|aspecto*|error*|condicion*|criterio*|requisito*|diferencia*|argumento*|prioridad*|novedad*|pilar*',
      request:
        '^podría usted|^podrías|^podrían|^podríais|^pueden ustedes|^sería posible|^alguien puede|^alguien podría|^me puedes|^nos puedes|^me podrías|^nos podrías|^me podría|^nos podría',
      ask: 'debe|deben|debería*|debemos|hay que|recomend*|pedimos|solicit*|proponemos|se propone|sugerimos|por favor|aconsej*|es necesario|es importante|se ruega|tiene que|tienen que|tenemos que|necesitamos|se pide|se exige|es obligatorio|conviene|podría usted|pueden ustedes|instamos|exhort*|obligad*|^yo la *ría|^yo lo *ría|^yo *ría|^me inclino|^prefiero|^yo prefiero|^voto por|pido|propongo|exijo|exigimos|ruego|rogamos|sugiero',
      cause:
        'porque|razones|razón|motivo*|debido a|a causa de|por causa de|gracias a|ya que|puesto que|dado que|la razón|la principal razón|el motivo|causad*|caus*|provoc*|se debe a|se deben a|se debió a|por falta de|como consecuencia de|a raíz de|originad*|motivad*|pues|^como',
      claim:
        'es importante|es esencial|es fundamental|es clave|es crucial|lo más importante|desempeña un|juega un papel|es mejor|vale la pena|depende de|dependen de|permite|permiten|es necesario|está claro|sigue siendo|la clave|lo esencial|es posible',
      condition:
        '^si|^cuando|^en caso de|^una vez que|si|siempre que|a menos que|salvo que|solo si|sólo si|con tal de que|en caso de|a condición|mientras|^cuándo|siempre y cuando',
      consequence:
        '^por lo tanto|^por tanto|^por eso|^por ello|^así que|^así|^en consecuencia|^de ahí|^como resultado|^por consiguiente|^entonces|por lo tanto|por eso|por ello|en consecuencia|lo que significa|esto significa|conduce a|lleva a|llevó a|de modo que|de manera que|^por esta razón|^por este motivo|^de este modo|^esto hace|da lugar',
      contrast:
        '^sin embargo|^pero|^no obstante|^aunque|^a pesar|^pese a|^en cambio|^por el contrario|^por otro lado|^por otra parte|^mientras que|^a diferencia|^lamentablemente|^desgraciadamente|sin embargo|no obstante|en cambio|por el contrario|mientras que|sino|pero|a pesar de|en lugar de|en vez de|^ahora bien',
      decision:
        'decidi*|decisión|acord*|aprob*|acuerdo|votó|votaron|adopt*|eligi*|rechaz*|resolvi*|aplaz*|se ha optado|por unanimidad|autoriz*|ratific*',
      definition:
        'se define como|se definen como|se refiere a|se refieren a|significa|se llama|se llaman|se denomina|se conoce como|se conocen como|se entiende por|es un tipo de|es una forma de|es el proceso|es un proceso|es un método|es una técnica|consiste en|consta de|se compone de|es el conjunto|es la capacidad|es un término|designa|llamamos|denominamos|es la ciencia|es el estudio',
      detail:
        '^además|^también|^asimismo|^igualmente|^adicionalmente|en particular|incluyendo|incluido|^otro|^otra|^otros|^otras|^algunos|^algunas|^por otra parte|^del mismo modo',
      example: '^por ejemplo|por ejemplo|^un ejemplo|^imagin*|^supongamos|como por ejemplo|tales como|^pongamos|^tomemos|^ejemplo',
      greeting:
        '^hola|^buenos días|^buenas tardes|^buenas noches|^estimad*|^querid*|^gracias|^muchas gracias|^saludos|^un saludo|^un abrazo|^atentamente|^cordialmente|^felicidades|^felicitaciones|^enhorabuena|^bienvenid*|^espero que|^quedo a|^quedamos a|^no dudes|^no dude|^buena suerte|^hasta pronto|^que tengas|^disculp*|^sin otro particular|^reciba un|^reciban un|^a la espera de|^agradecemos|^agradezco|^quisiéramos agradecer|^quisiera agradecer|^queremos agradecer|^quiero agradecer|^queremos dar las gracias|^quiero dar las gracias|^damos las gracias|^por último, queremos dar las gracias|^por último, quiero dar las gracias|^por último, queremos agradecer|^por último, agradecemos',
      instruct:
        '^use|^usa|^utilice|^utiliza|^asegúrese|^asegúrate|^compruebe|^comprueba|^haga|^haz|^abra|^abre|^añada|^añade|^agregue|^agrega|^elimine|^elimina|^mantenga|^mantén|^escriba|^escribe|^pregunte|^pregunta|^llame|^llama|^ponga|^pon|^tome|^toma|^pulse|^pulsa|^presione|^presiona|^seleccione|^selecciona|^elija|^elige|^introduzca|^introduce|^instale|^instala|^guarde|^guarda|^evite|^evita|^no utilice|^no use|^no abra|^no deje|^no haga|^no olvide|^no olvides|^no toque|^no ponga|^no comparta|^no mezcle|^nunca|^siempre|^recuerde|^recuerda|^espere|^espera|^lave|^lava|^limpie|^limpia|^corte|^corta|^mezcle|^mezcla|^vierta|^vierte|^caliente|^coloque|^coloca|^envíe|^envía|^lea|^lee|^siga|^sigue|^cree|^crea|^deje|^deja|^revise|^revisa|^prepare|^prepara|^rellene|^rellena|^hable|^habla|^comience|^comienza|^empiece|^empieza|^apague|^apaga|^encienda|^enciende|^conecte|^conecta|^retire|^retira|^incluya|^incluye|^consulte|^consulta|^verifique|^verifica|^procure|^procura|^repita|^repite|^riegue|^riega|^sirva|^sirve|^añadir|^cortar|^hornear|^mezclar',
      imperativeStops: 'es|son|fue|está|están|de|del|y|ha|han|no',
      objects:
        '^algunos dicen|^algunos piensan|^hay quien|^hay quienes|^se dice|^dicen que|^me dirán|^se dirá|^los defensores|^los críticos|^los partidarios|^muchos dicen|^se oye',
      says: 'dijo|dice|afirmó|afirma|explicó|explica|según|señaló|señala|declaró|declara|añadió|añade|advirtió|advierte|anunció|anuncia|aseguró|asegura|indicó|indica|opina|cree|considera|en mi opinión|en nuestra opinión|creo que|creemos que|a mi juicio|comentó|comenta|destacó|destaca|recordó|lamentó',
      result:
        'aument*|disminu*|crec*|creci*|baj*|subi*|cay*|redu*|alcanz*|super*|duplic*|triplic*|mejor*|logr*|gan*|perdi*|obtuv*|mostr*|muestra*|demostr*|se encontró|encontr*|resultado*|récord|en total|en promedio|de media|respecto|frente a|en comparación|más de|menos de|por ciento|representa|ascend*|complet*|termin*|vendi*|ahorr*|ingresos|beneficio*|crecimiento|pas* de|se situó|registr*|sum*|cerr*',
      rhetoric:
        '^imagina|^imagine|^quién no|^¿quién no|^por supuesto|^claro|^no es de extrañar|^sabía usted|^¿sabía*|^¿alguna vez|^seamos sinceros|^seamos honestos|^todos sabemos|^todo el mundo sabe|^así de|^y eso es|^qué|^¡qué|^quizás pienses|^no se preocupe|^no te preocupes|^ni que decir|^cómo no',
      risk: 'riesgo*|problema*|peligro*|amenaz*|fracas*|fall*|retras*|escasez|falta*|insuficien*|dificultad*|difícil*|obstáculo*|debilidad*|daño*|pérdida*|queja*|reclamacion*|error*|avería*|lamentablemente|desgraciadamente|crisis|preocup*|accidente*|lesion*|infracción*|incidente*|demasiado poco|no suficiente|vulnerab*|demora*|bloque*|pendiente*|deterior*|incumpl*',
      scene:
        '^en los últimos años|^hoy en día|^hoy|^actualmente|^en la actualidad|^desde hace siglos|^desde hace décadas|^desde siempre|^a lo largo de|^mucha gente|^muchas personas|^la mayoría de|^vivimos en|^en un mundo|^antiguamente|^érase una vez|^cuando yo|^un día|^cada día|^cada vez más|^no es ningún secreto|^todo el mundo|^la semana pasada|^hace años|^hace mucho|^el mundo|^en el mundo actual',
      transition:
        '^quiero hablarles de|^quiero contarles|^quisiera hablarles de|^les voy a contar|^voy a hablarles de|^veamos|^pasemos|^hablemos|^ahora|^ahora bien|^antes de|^en resumen|^en conclusión|^para concluir|^para terminar|^empecemos|^comencemos|^volvamos|^como hemos visto|^dicho esto|^vamos a',
      first:
        'primero|primera|primeramente|en primer lugar|el primero|la primera|el primer|por un lado|por una parte|para empezar|paso 1|ante todo|uno|una',
      next: 'segundo|segunda|en segundo lugar|tercero|tercera|en tercer lugar|^cuarto|^cuarta|en cuarto lugar|^quinto|^quinta|en quinto lugar|el segundo|la segunda|el tercero|la tercera|luego|después|a continuación|además|por otro lado|por otra parte|otro|otra|el otro|la otra|paso 2|paso 3|paso 4|más tarde|el tercer',
      last: 'finalmente|por último|por fin|el último|la última|para terminar|al final',
      oneSide: '^por un lado|^por una parte|^algunos|^algunas|^unos|^los partidarios|^los defensores|^en teoría|^la ventaja',
      otherSide:
        '^por otro lado|^por otra parte|^por el otro|^otros|^otras|^los opositores|^los críticos|^los detractores|^en la práctica|^la desventaja|^en cambio',
      strong:
        'más importante*|mayor*|menor*|mejor*|peor*|único*|única*|solo|sólo|principal*|clave|importante*|fundamental*|esencial*|crucial*|nunca|récord|primer*|sobre todo|ante todo|en total|doble|mitad|cada|ningun*|ningún|imprescindible*|máxim*|mínim*',
      answer: '^sí|^no necesariamente|^no,|^no.|^depende|^la respuesta|^en resumen|^porque|^no siempre',
      back: '^esto|^eso|^ello|^este|^esta|^estos|^estas|^ese|^esa|^esos|^esas|^aquel*|^él|^ella|^ellos|^ellas|desde entonces|para ello|por ello|con ello|^dicho|^dicha|^dichos|^dichas|^tal |^tales|^allí|^ahí|^ambos|^ambas|^otros|^otras|^otro|^otra|^el primero|^los dos|^las dos|^su|^sus|si lo|no lo|ya lo|se lo|^entonces|^en ese caso|^entre ellos|^entre ellas|^el resto|^lo mismo|la atiende|lo atiende',
      free: '^este año|^esta semana|^este mes|^este informe|^este documento|^este artículo|^esta sección|^esta guía|^esta nota|no lo más|^estos días',
    },
    cues: 'important|principal|clave|resultado|objetivo|primer|muestra|mejor|aument|crec|baj|récord|debe|decid|recomiend|esencial',
    steps: 'primero|en primer lugar|segundo|luego|después|a continuación|tercero|finalmente|por último',
    chatter: {
      begins:
        'por cierto|perdón|disculp|¡felici|felici|enhorabuena|bienvenid|hola|hablemos|veamos|para más|para mayor|consulta|haz clic|he aquí|aquí tienes|aquí hay|gracias|algunos ejemplos|¿estás|¿listo|no te preocupes|hemos preguntado|preguntamos|en esta sección|en este capítulo',
      holds:
        'inform(?:a|ó) sobre [^,]{1,45}$|felicitaciones|felicidades|enhorabuena|no estás sol|no está sol|más información|mira esta guía|consulta nuestra|consulta la guía|hoja de (?:asistencia|firmas)|lista de asistencia|entra en el examen|cae en el examen|leer? el capítulo|leed el capítulo|lean el capítulo|eso es todo por hoy|hasta la (?:próxima|semana)|no dud(?:es|en|éis) en|avísame|avisadme|avísenme|decidme si|díganme si|en los comentarios|nuestro boletín',
    },
  },
  talk: {
    encrypted: 'cifrados de extremo a extremo|cifrado de extremo a extremo',
    settles:
      'entonces|vale entonces|pues|pues entonces|así que|quedamos así|queda así|quedamos en|en resumen|resumen|resumiendo|decidido|hecho entonces|total',
    hence: 'entonces|pues|pues entonces|así que',
    home: 'en mi casa|mi casa',
    we: '-amos|-emos|-imos',
    agrees:
      'sí|si|ok|okay|vale|de acuerdo|perfecto|genial|me parece bien|por mí bien|por mi bien|bien|conforme|dale|listo|a favor|me apunto|+1|👍|✅|estupendo|hecho|sin problema|claro',
    corrects:
      'perdón|perdonad|corrección|corrijo|me equivoqué|me he equivocado|quería decir|quise decir|rectifico|fe de erratas|error|disculpad',
    requests: 'puedes|podrías|me puedes|nos puedes|podéis|podríais|puede usted|podría usted|puedes por favor',
    please: 'por favor|porfa|se ruega',
    promises:
      'yo reservo|yo preparo|yo envío|yo mando|yo organizo|yo aviso|yo confirmo|se lo digo yo|yo presento|yo pido|reservo yo|compro yo|pago yo|llevo yo|pregunto yo|hago yo|escribo yo|traigo yo|yo me encargo|me encargo|yo hablo|yo llamo|yo compro|yo llevo|yo pregunto|yo hago|yo escribo|llamo yo|voy yo|lo hago yo|yo lo|ya lo hago|firmo|reservo|confirmo|llamo|escribo|mando|envío|compro|preparo|pongo|recojo|imprimo|llamaré|escribiré|mandaré|enviaré|compraré|pondré|hablaré|preguntaré|traeré|llevaré|reservaré|os aviso|os digo|le pregunto',
    proposes: 'qué tal si|qué os parece si|qué os parece|qué les parece si|qué les parece|y si|propongo|por qué no',
    pending:
      'por ver|no sabemos si|no sé si|aún no lo sé|por confirmar|por decidir|sin decidir|aún no está|todavía no está|falta decidir|falta confirmar|queda pendiente|quedan pendientes|queda por|no sabemos aún|no sabemos todavía|todavía no sabemos|aún no sabemos|pendiente de',
    open: 'Queda por decidir',
    titles: 'sr|sra|srta|señor|señora|don|doña|dr|dra',
    options: 'Opciones',
    price: 'Precio',
    details: 'Detalles',
    offers: 'puedo|podría|yo puedo|yo podría|podemos|podríamos',
    intends: 'yo voy a|voy a|yo',
    inquires: 'pregunto|yo pregunto|pregunto yo|lo pregunto|preguntaré|lo miro|lo consulto|me informo|voy a preguntar',
    ownVerbs: '-o',
    ownStates:
      'creo|pienso|tengo|quiero|prefiero|puedo|propongo|trabajo|vivo|voto|veo|digo|entiendo|conozco|debo|espero|opino|vengo|necesito|recuerdo|apoyo|siento|supongo|temo|dudo|cuento',
    why: 'Por qué {}',
    background: 'Contexto',
    shortTitles: 'sr|sra|srta|dr|dra|d|dña|lic|arq|ing',
  },
  findings: {
    agoBefore: 'hace',
    was: 'era|eran|fue|fueron',
    decimalComma: true,
    eras: 'antes|hasta ahora|anteriormente|ayer|al principio|el año pasado|un año antes|el año anterior|la temporada anterior|la temporada pasada|hace un año;;hoy|ahora|actualmente|en la actualidad|este año|en este momento;;mañana|en el futuro|a partir de|desde|en adelante',
    numerals:
      'dos=2|tres=3|cuatro=4|cinco=5|seis=6|siete=7|ocho=8|nueve=9|diez=10|once=11|doce=12|trece=13|catorce=14|quince=15|dieciséis=16|diecisiete=17|dieciocho=18|diecinueve=19|veinte=20|veinticinco=25|treinta=30|cuarenta=40|cincuenta=50|sesenta=60|setenta=70|ochenta=80|noventa=90|cien=100|ciento=100|doscientos=200|doscientas=200|quinientos=500|una docena=12|dos docenas=24|una decena=10|una veintena=20|una treintena=30|un centenar=100|una centena=100',
    compound: 'y',
    one: 'un|una|uno',
    halves: 'y medio|y media',
    fractions:
      'la mitad=0.5|mitad=0.5|un tercio=0.3333|dos tercios=0.6667|un cuarto=0.25|una cuarta parte=0.25|la cuarta parte=0.25|tres cuartas partes=0.75|tres cuartos=0.75|un quinto=0.2|una quinta parte=0.2|la quinta parte=0.2|cuatro quintas partes=0.8|una tercera parte=0.3333|la tercera parte=0.3333|dos terceras partes=0.6667|una décima parte=0.1|la décima parte=0.1',
    multiples:
      'duplicó=2|duplicado=2|el doble=2|dos veces=2|triplicó=3|triplicado=3|el triple=3|tres veces=3|cuadruplicó=4|diez veces=10|redujo a la mitad=0.5',
    powers: 'mil=3|miles=3|millón=6|millones=6|mil millones=9|billón=12|billones=12',
    percent: 'por ciento|por cien',
    points: 'puntos porcentuales|punto porcentual',
    currencies: 'euros|euro|dólares|dólar|pesos|peso|libras|francos|yenes|céntimos|centavos|soles|reales',
    durations: 'segundos|segundo|minutos|minuto|horas|hora|días|día|semanas|semana|meses|mes|años|año|décadas|noches',
    measures:
      'litros|litro|metros|metro|kilómetros|kilómetro|toneladas|tonelada|kilogramos|kilos|gramos|hectáreas|metros cuadrados|metros cúbicos|megavatios|kilovatios|kilovatios hora|megavatios hora|grados|páginas|puntos',
    plurals: 's',
    past: 'ó|aron|ieron',
    ago: 'atrás|antes',
    estimates: 'unos|unas|casi|cerca de|alrededor de|aproximadamente',
    provisos: 'si|salvo|excepto|a menos que|siempre que|siempre y cuando|a condición|con tal de|mientras|con excepción',
    doubts:
      'podría|podrían|debería|deberían|quizá|quizás|tal vez|probablemente|posiblemente|previsto|prevista|previstos|previstas|se prevé|se espera|esperamos|estimado|estimada|provisional',
    allows: 'puede|pueden|posible|posibles|riesgo|riesgos|sería|serían|debe|deben|plan|objetivo',
    negations: 'no|sin|nunca|ni|ningún|ninguna|jamás',
    dateLimits: 'antes del|antes de|hasta el|hasta|a partir del|a más tardar el|como muy tarde el',
    limitSigns:
      'al menos=≥|por lo menos=≥|como mínimo=≥|no menos de=≥|un mínimo de=≥|desde=≥$|a partir de=≥$|como máximo=≤|a lo sumo=≤|hasta=≤|un máximo de=≤|no más de=≤|más de=>|menos de=<',
    limitSignsAfter: 'o más=≥|y más=≥|como mínimo=≥|al menos=≥|o menos=≤|como máximo=≤|como mucho=≤',
    determiners: 'el|la|los|las|un|una|estos|estas|esos|esas|nuestros|nuestras|sus|su|todos|todas|cada|otros|otras|ambos|ambas|del|al',
    hedges:
      'unos|unas|casi|cerca de|alrededor de|más de|menos de|al menos|por lo menos|hasta|aproximadamente|apenas|solo|sólo|a lo sumo|como máximo',
    limits: 'como máximo|máxim|mínim|hasta|al menos|como mínimo|límite|limit|tope|no más de|debe|umbral|no supere|no exced',
    to: 'a',
    per: 'por|al|a la|cada',
    change:
      'd(?:e |el |e los |e las ){a} a(?:l| los| las)? {b};;a(?:l| los| las)? {b},? (?:desde|frente a|después de|respecto a) (?:el |los |las |del )?{a};;{b},? (?:frente a|desde) (?:el |los |las )?{a};;{b} \\((?:frente a|desde) (?:el |los |las )?{a}',
    earlier: '{b}[^.;!?]{0,50}?, (?:frente a|contra) (?:los |las |el )?{a} (?:del|de un|el) año (?:anterior|pasado|antes)',
    moves: 'pas|evolucion|llev',
    rises: 'alarg|prolong|aument|subi|subió|creci|creció|increment|mejor|ascend|duplic|triplic|gan|más',
    falls: 'acort|caíd|cae|baj|cay|cayó|disminuy|descend|reduj|reduci|perdi|perdió|retroced|menos',
    part: '{a} de (?:los |las |sus |nuestros |nuestras |un total de |cada )?{b};;[Dd]e (?:los |las |sus |nuestros )?{b},? (?:solo )?{a};;{a} entre {b}',
    of: 'de|de los|de las|del|de la|de cada|de nuestros|de todos los|de todas las',
    ofThis:
      'de ello|de ellos|de ellas|de esa cantidad|de ese importe|de esa suma|de los cuales|de las cuales|de los que|de las que|de estos|de estas',
    versus: 'frente a|en lugar de|en vez de|contra|en comparación con|comparado con|mientras que|mientras|pero|que|y|cuando|;',
    when: 'ahora|hoy|actualmente|en la actualidad|el año pasado|este año|anteriormente|hasta ahora|un año antes',
    target: 'plan|objetivo|meta|presupuesto|previsión|previsto|prevista',
    expected:
      'había…previsto|habían…previsto|habíamos…previsto|había…prometido|habían…prometido|habíamos…prometido|había…calculado|habíamos…calculado|esperábamos|esperaban|se esperaba|preveíamos|estaba…previst|estaban…previst',
    needs: 'necesit|hacen falta|hace falta',
    supposes: 'supong|supon|supus|hipotétic|asumiendo|asumimos|imagin|digamos|tamaño muestral|tamaño de la muestra|ejemplo de cálculo',
    bounds: 'límite|tope|máximo|mínimo|umbral|mín|máx|norma',
    ranks: 'mayor|menor|más alto|más alta|más bajo|más baja|mejor|peor|primer|primera|primero|más grande|principal|más importante',
    verbs:
      'consume|consumen|absorbe|absorben|ocupa|ocupan|recibe|reciben|concentra|concentran|aporta|aportan|almacena|almacenaba|tendrá|tendrán|entra|entraban|permite|permiten|sirve|sirven|exige|explica|explican|es|son|era|eran|fue|fueron|ha|han|había|habían|tiene|tienen|tenía|será|serán|cuesta|cuestan|costaba|costó|tarda|tardan|dura|alcanza|alcanzó|alcanzaron|representa|representan|pasó|pasaron|aumentó|aumentaron|subió|subieron|bajó|bajaron|cayó|cayeron|creció|crecieron|usa|usan|paga|pagan|cubre|cuenta|cuentan|emplea|produce|producen|vendió|abrió|firmó|perdió|perdieron|ganó|recibió|queda|quedan|asciende|ascendió|hace|hizo|está|están|estaba|llega|llegó|llegaron|disminuyó|redujo|duplicó|supone|suponen|lava|supera|superó|trabajan|viven|atiende|atendió|atendimos|invertimos|invirtió|ahorró|ahorra|encuestamos|respondieron|eligieron|dijeron|se|hay|gastamos|gastó|necesita|necesitan|lleva',
    pronouns: 'ello|él|ella|ellos|ellas|esto|eso|este|esta|estos|estas|ese|esa|nosotros|yo|que|quien|su|sus|cuyo|ninguno|ninguna',
    before:
      'en|desde|de|del|para|hasta|a finales de|a principios de|a partir de|antes de|después de|entre|el|durante|año|invierno|verano|otoño|primavera|último|pasado',
    contrast:
      'no (?:solo |sólo )?{x},? sino (?:también |que )?{y};;{x}, (?:y )?no {y};;en (?:lugar|vez) de {x}, {y};;{x},? mientras (?:que )?{y}',
    but: 'pero|sin embargo|no obstante|aunque|en cambio|por otro lado|el inconveniente|por contra',
    because: 'porque|ya que|puesto que|debido a|gracias a|a causa de|por culpa de|la razón',
    therefore:
      'por eso|por lo tanto|por tanto|así que|de modo que|por ello|en consecuencia|esto significa|lo que significa|provoca|causa|como resultado',
    conditions: 'si|cuando|en caso de que|a menos que|siempre que',
    definition:
      '{x} significa {y};;{x} se refiere a {y};;[Ss]e (?:llama|entiende por) {x},? {y};;{x} quiere decir {y};;{x} es (?:un|una) {y}',
    kinds:
      'tipos|clases|formas|categorías|maneras|razones|opciones|métodos|grupos|modelos|principios|reglas|causas|riesgos|ventajas|objetivos|factores|preguntas|condiciones|tareas|funciones|motivos',
    consists: 'consta de|constan de|se compone de|está compuesto por|está formado por|está formada por|comprende|se divide en|incluye',
    levels: 'nivel|niveles|capa|capas|etapa|etapas|fase|fases|escalón|escalones',
    from: 'de|del|entre',
    between: 'entre=y',
    ordinals: 'primer|segund|tercer|cuart|quint|sext',
    last: 'últim',
    decisive: 'es lo más importante|más importa|el más importante|la más importante|es decisivo|es decisiva|es clave|es crucial',
    total: 'total|suma',
    advises: 'recomendamos|aconsejamos|recomiendo|nuestra recomendación|proponemos|se recomienda',
    said: 'reconoció|reconoce|advierte|resume|resumió|se queja|lamenta|recuerda|recordó|reclama|sostiene|asegura|aseguró|declaró|pide|dijo|dice|explicó|explica|afirmó|afirma|señaló|según|añadió|contó|cuenta|advirtió|escribió',
  },
  texts: {
    agenda: 'Agenda',
    sources: 'Fuentes',
    thankYou: 'Gracias',
    assumption: 'Supuesto, por comprobar',
    imagined: 'Ejemplo imaginado',
    computed: 'Una parte calculada a partir de las demás cifras',
    questions: 'Preguntas',
    overview: 'Visión general',
    summary: 'Resumen',
    keyPoints: 'Puntos clave',
    keyMessage: 'Mensaje clave',
    keyFigures: 'Cifras clave',
    discussion: 'Debate',
    nextSteps: 'Próximos pasos',
    verdict: 'Veredicto',
    difference: 'Diferencia',
    inDetail: 'En detalle',
    inTheWords: 'En palabras de la fuente',
    presentation: 'Presentación',
    exhibit: 'Figura',
    credits: {
      title: 'Créditos de las imágenes',
      picture: 'Imagen',
      madeWith: 'creada con',
      cropped: 'recortada',
    },
    modelUnavailable:
      'El modelo de lenguaje no dio ninguna respuesta utilizable, por lo que esta presentación la hizo el redactor integrado. Pídala más tarde para obtener la versión del modelo.',
    storyline: {
      topical: {
        meaning: '¿Qué significa «{t}» en una frase?',
        concern: '¿A quién afecta el tema «{t}»?',
        figure: '¿Qué cifra describe mejor el tema «{t}»?',
        takeHome: '¿Qué frase sobre el tema «{t}» debería recordar todo el mundo?',
      },
      steps: {
        definition: ['De qué se trata', '¿Qué significa en una frase?', '¿Qué incluye y qué no?', '¿Cuál es el malentendido más común?'],
        relevance: ['Por qué importa', '¿A quién afecta?', '¿Qué pasa si no se hace nada?', '¿Por qué ahora?'],
        background: ['Cómo se llegó hasta aquí', '¿Dónde empezó?', '¿Qué hechos lo marcaron?', '¿Qué se aprende de ello?'],
        today: ['Dónde está hoy', '¿Cuál es la situación actual?', '¿Qué cifras la describen mejor?', '¿Qué se desconoce todavía?'],
        mechanism: ['Cómo funciona', '¿Qué ocurre primero?', '¿Qué se sigue de ello?', '¿Cuál es el resultado?'],
        elements: ['Las partes esenciales', '¿Qué parte sostiene a las demás?', '¿Cuál suele pasarse por alto?', '¿Cómo encajan entre sí?'],
        examples: ['Ejemplos', '¿Dónde se ve en la práctica?', '¿Qué salió bien?', '¿Qué se haría hoy de otro modo?'],
        benefits: ['Qué aporta', '¿Quién gana con ello y cómo?', '¿Cómo se mide el beneficio?', '¿Cuándo se notará?'],
        challenges: ['Qué lo impide', '¿Cuál es el mayor riesgo?', '¿Qué probabilidad tiene?', '¿Qué lo reduciría?'],
        outlook: [
          'Qué viene después',
          '¿Qué cabe esperar en los próximos años?',
          '¿Qué podría cambiar el rumbo?',
          '¿Qué señales conviene vigilar?',
        ],
        actions: ['Del plan a la acción', '¿Qué se hace primero?', '¿Quién lo hace y para cuándo?', '¿Cómo se reconocerá el éxito?'],
        goals: ['Qué aprenderá', '¿Qué sabrá al terminar?', '¿Qué será capaz de hacer?', '¿Qué sabe ya?'],
        terms: ['Términos clave', '¿Qué términos hacen falta?', '¿Qué significa cada uno?', '¿Cuáles se confunden fácilmente?'],
        mistakes: ['Errores frecuentes', '¿En qué se equivoca quien aprende?', '¿Por qué ocurre?', '¿Cómo se evita?'],
        exercise: ['Pruébelo', '¿Cuál es la tarea?', '¿Qué se necesita?', '¿Cómo se sabe que está bien?'],
        check: [
          'Compruebe lo aprendido',
          '¿Cuál es la idea más importante?',
          '¿Cómo se lo explicaría a un amigo?',
          '¿Qué sigue sin estar claro?',
        ],
        problem: ['El problema', '¿Quién lo tiene y con qué frecuencia?', '¿Qué le cuesta?', '¿Cómo se las arregla hoy?'],
        solution: ['La solución', '¿Qué se ofrece?', '¿Qué tiene de nuevo?', '¿Por qué la elegirán?'],
        market: ['El mercado', '¿Qué tamaño tiene y según qué fuente?', '¿A qué ritmo crece?', '¿Qué parte se ganará primero?'],
        model: ['El modelo de negocio', '¿Quién paga y por qué?', '¿Qué cuesta y qué deja una venta?', '¿Qué lo hace crecer?'],
        proof: ['Pruebas hasta ahora', '¿Qué se ha logrado?', '¿Qué clientes pueden confirmarlo?', '¿Qué cifra convence más?'],
        team: ['El equipo', '¿Quién está detrás?', '¿Por qué son las personas adecuadas?', '¿Quién falta todavía?'],
        ask: ['Qué pedimos', '¿Cuánto se necesita?', '¿En qué se empleará?', '¿Qué se alcanzará con ello?'],
        question: ['La pregunta', '¿Qué debe responder este informe?', '¿Quién necesita la respuesta?', '¿Qué se decidirá con ella?'],
        method: ['Cómo se estudió', '¿De dónde vienen los datos?', '¿Cómo se comprobaron?', '¿Cuáles son sus límites?'],
        findings: ['Principales hallazgos', '¿Cuál es el resultado más importante?', '¿Qué fue inesperado?', '¿Qué no cambió?'],
        causes: ['Qué hay detrás', '¿Qué causa explica más?', '¿Qué la respalda?', '¿Qué otra cosa podría explicarlo?'],
        recommendation: ['Recomendación', '¿Qué debería hacerse?', '¿Por qué esto y no otra cosa?', '¿Qué pasa si no se hace?'],
      },
      contrasts: {
        balance: ['A favor y en contra', 'A favor', '¿Qué habla a favor?', 'En contra', '¿Qué habla en contra?'],
        competition: ['Las alternativas', 'Los demás', '¿Qué ofrecen otros?', 'Nosotros', '¿Qué hacemos mejor?'],
        options: ['Las opciones', 'Opción A', '¿Qué aporta y qué cuesta?', 'Opción B', '¿Qué aporta y qué cuesta?'],
      },
      depths: [
        ['un ejemplo', '¿Qué caso lo muestra mejor?', '¿Qué ocurrió, paso a paso?', '¿Qué enseña?'],
        ['cifras y pruebas', '¿Qué cifra lo muestra?', '¿De qué fuente procede?', '¿Qué no muestra?'],
        ['preguntas y dudas', '¿Qué se preguntará al respecto?', '¿Cuál es la respuesta breve?', '¿Quién puede decir más?'],
      ],
      hints: ['Añadir una cifra y su fuente', 'Dar un ejemplo propio', 'Decirlo en una frase'],
      parts: {
        General: ['Lo básico', 'Una mirada más de cerca', 'Mirando adelante'],
        'Educational Project': ['Para empezar', 'Comprender', 'Practicar'],
        'Business Pitch': ['La oportunidad', 'La oferta', 'El plan'],
        'Reports and Insights': ['El encargo', 'Los resultados', 'Las consecuencias'],
      },
      note: 'No hay ningún modelo de lenguaje configurado, por lo que esta diapositiva es un esquema: sustituya las preguntas por sus propios datos.',
      audience: 'Público',
      tone: 'Tono y estilo',
      subtitle: 'Un guion para completar',
      remember: 'Lo que debe quedar',
      takeHome: '¿Qué frase debería llevarse cada asistente?',
    },
  },
};
