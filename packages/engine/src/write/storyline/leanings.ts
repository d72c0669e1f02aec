/**
 * What an audience wants to hear first and most, and what a tone leans on. A table of data; audiences and tones are told by the beginnings
 * of words, in whatever language the caller names them.
 */

import type { PresentationType } from '../../languages/shape/storylineText.ts';
import type { Station } from './arcs.ts';

export interface Leaning {
  /** Beginnings of words, separated by "|". */
  readonly words: string;
  /** Stations that are told first, as far as the course has them. */
  readonly opens: readonly Station[];
  /** Stations that a short presentation has sooner, or later, than others. */
  readonly raises: readonly Station[];
  readonly lowers: readonly Station[];
  /** Stations that a course gets which does not have them by itself. */
  readonly brings?: Readonly<Partial<Record<PresentationType, readonly Station[]>>>;
  /** The ways to go deeper into a station, in another order than examples, figures, doubts. */
  readonly depths?: readonly [1 | 2 | 3, 1 | 2 | 3, 1 | 2 | 3];
}

export const audiences: Readonly<Record<string, Leaning>> = {
  investors: {
    words:
      'investor|venture|shareholder|business angel|funder|lender|donor|kapitalgeber|geldgeber|anleger|aktionär|förderer|investisseur|actionnaire|bailleur|inversor|inversionista|accionista|investitor|azionist|finanziator|investidor|acionista|investeerder|aandeelhouder|geldschieter|inwestor|akcjonariusz|инвестор|акционер|yatırımcı|hissedar|penanam modal|pemegang saham|مستثمر|مساهم|سرمایه‌گذار|سهامدار|निवेशक|शेयरधारक|முதலீட்டாளர்|পুঁজি|বিনিয়োগ|سرمایہ کار|投資家|株主|出資|투자자|주주|投资|投資|股东|股東|investerare|aktieägare|investorer|aksjonær|sijoittaj|investoř|інвестор|befektet|επενδυτ|משקיע|nhà đầu tư|cổ đông|นักลงทุน|pelabur',
    opens: ['problem', 'solution', 'market'],
    raises: ['model', 'proof', 'team', 'ask', 'competition'],
    lowers: ['definition', 'background', 'mechanism', 'elements', 'examples'],
    brings: {
      General: ['problem', 'solution', 'market', 'model', 'ask'],
      'Reports and Insights': ['market', 'model', 'ask'],
    },
  },
  executives: {
    words:
      'executive|board|manage|ceo|cfo|cto|c-level|c-suite|director|leadership|leaders|decision maker|decision-maker|council|minister|government|vorstand|geschäftsführ|geschäftsleitung|führungskr|entscheid|leitung|aufsichtsrat|stadtrat|gemeinderat|dirigeant|direction|décideur|conseil|cadres|ejecutiv|directiv|dirección|decisor|junta|consejo|gerent|dirigent|direzione|decisori|consiglio|executiv|diretor|diretoria|decisores|gestor|conselho|bestuur|directie|leidinggevend|beslisser|zarząd|kierownict|dyrek|decydent|руковод|правлени|директор|yönetici|yönetim|müdür|karar veric|direksi|manajemen|pimpinan|pengambil keputusan|مدير|إدارة|تنفيذي|مجلس|صناع القرار|مدیر|هیئت|تصمیم‌گیر|कार्यकारी|प्रबंध|निदेशक|नेतृत्व|நிர்வாக|மேலாள|இயக்குநர்|পরিচালক|ব্যবস্থাপ|انتظامیہ|経営|役員|取締役|管理職|意思決定|임원|경영|이사|의사결정|高管|管理层|管理層|领导|領導|董事|主管|决策|決策|styrelse|ledning|beslutsfattare|ledelse|styret|beslutningstag|johto|päättäj|vedení|představenstvo|керівн|правлін|conducere|vezetős|vezető|igazgat|διοίκησ|στελέχ|הנהלה|מנהל|lãnh đạo|giám đốc|ban điều hành|ผู้บริหาร|pengurusan',
    opens: ['ask', 'recommendation'],
    raises: ['relevance', 'findings', 'benefits', 'options', 'challenges', 'actions', 'proof'],
    lowers: ['definition', 'background', 'mechanism', 'elements', 'terms', 'method'],
    brings: { General: ['recommendation', 'options'] },
  },
  students: {
    words:
      'student|pupil|school|beginner|trainee|apprentice|learner|newcomer|novice|kids|children|class|freshm|undergraduate|schüler|schule|anfänger|einsteiger|auszubild|azubi|lernend|studier|kinder|klasse|étudiant|élève|lycéen|collégien|débutant|apprenti|enfant|écol|classe|estudiant|alumn|principiant|aprendi|niños|escuela|escolar|studenti|studente|alunn|principiant|apprendist|bambin|scuola|estudante|alunos|aluno|iniciante|crianças|escola|leerling|scholier|beginner|kinderen|uczeń|uczni|studenci|studentów|początkując|dzieci|szkoł|школьник|студент|учащ|ученик|начинающ|дети|детей|öğrenci|yeni başlayan|çocuk|okul|siswa|mahasiswa|pelajar|pemula|anak|طلاب|طالب|تلاميذ|مبتدئ|أطفال|دانش‌آموز|دانشجو|مبتدی|کودک|छात्र|विद्यार्थी|शुरुआती|बच्च|மாணவ|தொடக்க|குழந்தை|শিক্ষার্থী|ছাত্র|শিশু|طلبہ|طالب علم|学生|生徒|初心者|新人|子ども|子供|小学|中学|高校|학생|초보|아이|어린이|신입|学生|學生|初学|初學|新手|儿童|兒童|学员|學員|elever|elev|nybörjare|barn|studerende|begynder|nybegynner|opiskelij|oppilai|aloittelij|lapset|studenti|žáci|žák|začátečn|dět|учні|студент|початківц|elevi|studenți|copii|diák|hallgató|tanul|kezdő|μαθητ|φοιτητ|αρχάρι|παιδι|תלמיד|סטודנט|מתחיל|ילדים|học sinh|sinh viên|người mới|trẻ em|นักเรียน|นักศึกษา|ผู้เริ่มต้น|เด็ก|murid|pelajar',
    opens: ['goals', 'definition', 'terms'],
    raises: ['mechanism', 'examples', 'exercise', 'check', 'mistakes'],
    lowers: ['market', 'model', 'competition', 'options', 'balance', 'method', 'ask'],
    brings: {
      General: ['terms', 'exercise', 'check'],
      'Business Pitch': ['definition', 'terms'],
      'Reports and Insights': ['definition', 'terms', 'check'],
    },
  },
  experts: {
    words:
      'expert|engineer|scientist|researcher|developer|specialist|technic|analyst|academic|professional|physician|doctor|lawyer|experte|fachleute|fachpublikum|ingenieur|forsch|wissenschaft|entwickler|techniker|ärzt|ingénieur|chercheur|développeur|spécialiste|scientifique|médecin|experto|ingenier|investigador|desarrollador|especialista|científic|médic|esperti|esperto|ingegner|ricercat|sviluppat|specialist|scienziat|especialista|engenheir|pesquisador|desenvolvedor|cientist|onderzoeker|ontwikkelaar|deskundig|wetenschapp|inżynier|naukow|badacz|programist|ekspert|эксперт|инженер|учен|учён|исследоват|разработчик|специалист|uzman|mühendis|araştırmac|geliştirici|bilim|ahli|insinyur|peneliti|pengembang|خبراء|خبير|مهندس|باحث|مطور|علماء|متخصص|کارشناس|مهندس|پژوهشگر|دانشمند|توسعه‌دهند|विशेषज्ञ|इंजीनियर|वैज्ञानिक|शोधकर्ता|நிபுணர்|பொறியாளர்|ஆய்வாளர்|விஞ்ஞானி|বিশেষজ্ঞ|প্রকৌশলী|গবেষক|ماہر|انجینئر|専門家|技術者|研究者|エンジニア|開発者|전문가|엔지니어|연구원|연구자|개발자|专家|專家|工程师|工程師|研究人员|研究人員|开发者|開發者|学者|學者|ingenjör|forskare|utvecklare|forsker|udvikler|asiantuntij|insinööri|tutkij|odborn|vědc|inženýr|експерт|інженер|науков|розробник|experț|ingineri|cercetăt|szakért|mérnök|kutató|ειδικ|μηχανικ|ερευνητ|מומח|מהנדס|חוקר|chuyên gia|kỹ sư|nhà nghiên cứu|ผู้เชี่ยวชาญ|วิศวกร|นักวิจัย|pakar|jurutera',
    opens: ['question', 'method'],
    raises: ['mechanism', 'findings', 'causes', 'today', 'challenges', 'elements'],
    lowers: ['definition', 'goals', 'relevance', 'benefits', 'terms'],
    brings: { General: ['method', 'findings'], 'Educational Project': ['method'] },
    depths: [2, 1, 3],
  },
  customers: {
    words:
      'customer|client|buyer|user|consumer|patient|guest|prospect|shopper|kunde|käufer|nutzer|verbraucher|gäste|patientinnen|acheteur|utilisateur|consommateur|clientèle|comprador|usuario|consumidor|cliente|acquirent|utent|consumator|comprador|usuário|klant|koper|gebruiker|consument|klient|kupując|użytkown|konsument|клиент|покупател|пользовател|потребител|müşteri|alıcı|kullanıcı|tüketici|pelanggan|pembeli|pengguna|konsumen|عملاء|عميل|زبائن|مستخدم|مستهلك|مشتری|خریدار|کاربر|مصرف‌کنند|ग्राहक|खरीदार|उपयोगकर्ता|उपभोक्ता|வாடிக்கையாளர்|பயனர்|நுகர்வோர்|গ্রাহক|ক্রেতা|ব্যবহারকারী|صارف|گاہک|顧客|お客|ユーザー|消費者|利用者|고객|구매자|사용자|소비자|客户|客戶|用户|使用者|消费者|消費者|kunder|köpare|användare|kunde|bruger|bruker|asiakka|käyttäj|zákazn|uživatel|клієнт|покупц|користувач|clienți|utilizator|vásárl|felhasznál|ügyfel|πελάτ|χρήστ|לקוח|משתמש|khách hàng|người dùng|ลูกค้า|ผู้ใช้',
    opens: ['problem', 'benefits'],
    raises: ['solution', 'examples', 'proof', 'competition', 'relevance'],
    lowers: ['model', 'market', 'team', 'method', 'background', 'causes'],
    brings: { General: ['problem', 'proof'] },
  },
  colleagues: {
    words:
      'employee|staff|colleague|team|workforce|coworker|co-worker|volunteer|mitarbeit|kolleg|belegschaft|personal|ehrenamt|employé|salarié|collègue|équipe|bénévole|empleado|compañero|equipo|plantilla|voluntari|dipendent|collegh|squadra|personale|funcionário|colega|equipe|equipa|medewerker|collega|personeel|vrijwillig|pracown|koleg|zespół|zespoł|сотрудник|коллег|команд|персонал|çalışan|ekip|personel|karyawan|rekan|tim|موظف|زملاء|فريق|کارمند|همکار|تیم|कर्मचारी|सहकर्मी|टीम|ஊழிய|பணியாளர்|குழு|কর্মচারী|সহকর্মী|ملازم|社員|従業員|同僚|チーム|スタッフ|직원|동료|팀|员工|員工|同事|团队|團隊|anställd|medarbet|kollega|ansatte|medarbejder|kolleger|työntekij|henkilöstö|zaměstnan|koleg|tým|працівник|колег|angajați|munkatárs|dolgozó|csapat|εργαζ|συνάδελφ|ομάδα|עובדים|צוות|nhân viên|đồng nghiệp|พนักงาน|ทีม|pekerja',
    opens: ['relevance'],
    raises: ['actions', 'mechanism', 'today', 'challenges', 'examples'],
    lowers: ['market', 'model', 'definition', 'competition'],
  },
  public: {
    words:
      'public|citizen|everyone|everybody|general audience|layp|layman|resident|neighbo|visitor|famil|voter|reader|öffentlichkeit|bürger|laien|alle interessierten|anwohner|besucher|wähler|leser|citoyen|grand public|habitant|visiteur|famille|lecteur|ciudadan|público|vecin|visitante|lector|cittadin|pubblico|abitant|visitator|lettor|cidadã|público|morador|leitor|burger|publiek|bewoner|bezoeker|lezer|obywatel|mieszkań|czyteln|publiczn|широк|граждан|жител|читател|посетител|halk|vatandaş|herkes|ziyaretçi|masyarakat|warga|umum|pengunjung|الجمهور|مواطن|الجميع|السكان|عموم|شهروند|مردم|जनता|नागरिक|आम लोग|பொதுமக்கள்|குடிமக்கள்|জনসাধারণ|নাগরিক|عوام|شہری|一般|市民|住民|来場者|일반|시민|주민|대중|公众|公眾|市民|居民|大众|大眾|allmänhet|medborgar|invånar|offentlighed|borger|innbygger|yleisö|kansalai|asukka|veřejnost|občan|громадськ|громадян|cetățen|polgár|lakos|közönség|κοινό|πολίτ|ציבור|אזרח|תושב|công chúng|người dân|ประชาชน|คนทั่วไป|orang ramai',
    opens: ['definition', 'relevance'],
    raises: ['examples', 'benefits', 'actions'],
    lowers: ['method', 'model', 'causes', 'options', 'elements'],
  },
};

export const tones: Readonly<Record<string, Leaning>> = {
  factual: {
    words:
      'fact|data|analytic|objective|scientific|neutral|evidence|rigor|technical|sachlich|faktisch|datenbasiert|analytisch|wissenschaftlich|nüchtern|fachlich|factuel|données|analytique|objectif|scientifique|neutre|basado en datos|analític|objetiv|científic|fattual|dati|analitic|oggettiv|scientific|dados|zakelijk|feitelijk|wetenschappelijk|rzeczow|analitycz|naukow|объективн|аналитич|научн|фактич|nesnel|analitik|bilimsel|veri|faktual|analitis|ilmiah|موضوعي|تحليلي|علمي|واقعي|بيانات|علمی|تحلیلی|तथ्य|विश्लेषण|वैज्ञानिक|தரவு|அறிவியல்|তথ্য|客観|分析|科学|データ|객관|분석|과학|데이터|客观|客觀|数据|數據|科學|saklig|faktab|saglig|asialli|věcn|аналітич|tárgyilag|αντικειμεν|עובדתי|khách quan|khoa học|วิชาการ',
    opens: [],
    raises: ['findings', 'today', 'method', 'proof', 'causes'],
    lowers: ['outlook'],
    depths: [2, 1, 3],
  },
  persuasive: {
    words:
      'persua|convinc|compelling|sales|promotional|motivat|überzeug|werb|verkauf|motivier|persuasi|convaincant|commercial|motivant|convincent|comercial|motivador|persuasiv|convincente|overtuigend|wervend|przekonuj|sprzedaż|motywuj|убедительн|продающ|мотивир|ikna|satış|motive|persuasif|meyakinkan|مقنع|تحفيز|ترويج|متقاعد|قانع|انگیز|प्रेरक|विश्वसनीय|प्रभावशाली|ஊக்க|説得|営業|설득|동기|说服|說服|激励|激勵|övertyg|overbevis|vakuut|přesvědčiv|переконлив|meggyőz|πειστικ|משכנע|thuyết phục|โน้มน้าว',
    opens: ['relevance'],
    raises: ['benefits', 'proof', 'ask', 'recommendation', 'actions', 'solution'],
    lowers: ['background', 'terms', 'method'],
  },
  narrative: {
    words:
      'story|narrativ|inspir|emotion|personal|playful|humor|humour|funny|entertain|erzähl|unterhaltsam|humorvoll|emotional|persönlich|heiter|lebendig|récit|raconter|ludique|amusant|émotion|inspirant|narrativ|relato|divertid|emocional|inspirador|narrativ|raccont|divertent|emozion|ispir|história|divertid|inspirad|verhalend|verhaal|speels|grappig|inspirerend|opowie|zabawn|inspiruj|emocj|рассказ|истори|юмор|вдохнов|эмоц|hikâye|hikaye|öykü|eğlenceli|ilham|cerita|naratif|lucu|inspiratif|قصص|سردي|ملهم|مرح|داستان|الهام|شوخ|कहानी|कथा|मज़ेदार|கதை|நகைச்சுவை|গল্প|物語|ストーリー|ユーモア|感動|이야기|스토리|유머|감동|故事|叙事|敘事|幽默|感人|berättande|lekfull|fortællende|legende|kertova|hauska|příběh|zábavn|розповід|гумор|mesél|szórakoztat|αφήγησ|חווייתי|kể chuyện|hài hước|เล่าเรื่อง|สนุก',
    opens: ['examples'],
    raises: ['background', 'outlook', 'relevance'],
    lowers: ['method', 'elements', 'terms', 'options'],
  },
  critical: {
    words:
      'critical|sceptic|skeptic|balanced|provocat|debate|kritisch|skeptisch|ausgewogen|provok|critique|sceptique|équilibré|provocat|crític|escéptic|equilibrad|provocador|critic|scettic|equilibrat|cétic|evenwichtig|sceptisch|krytycz|sceptycz|wyważon|критич|скептич|взвешенн|eleştirel|şüpheci|dengeli|kritis|skeptis|berimbang|نقدي|متوازن|متشكك|انتقادی|متعادل|आलोचनात्मक|संतुलित|விமர்சன|সমালোচ|批判|懐疑|バランス|비판|균형|批判性|批评|批評|平衡|kritisk|balanserad|kriittinen|kritick|критичн|kritik|κριτικ|ביקורתי|phê phán|วิพากษ์',
    opens: [],
    raises: ['challenges', 'balance', 'options', 'mistakes', 'competition'],
    lowers: ['benefits'],
    depths: [3, 2, 1],
  },
  simple: {
    words:
      'simple|plain|easy|clear language|beginner-friendly|accessible|einfach|verständlich|leicht|klar|facile|accessible|clair|sencill|fácil|clar|semplic|facil|chiar|simples|clara|eenvoudig|begrijpelijk|helder|prost|zrozumia|jasn|прост|понятн|доступн|basit|sade|anlaşılır|sederhana|mudah|بسيط|سهل|واضح|ساده|روان|सरल|आसान|எளிய|எளிமை|সহজ|سادہ|わかりやすい|分かりやすい|簡単|やさしい|쉬운|간단|알기 쉬|简单|簡單|易懂|通俗|浅显|enkel|lättförståelig|letforståelig|selkeä|jednoduch|srozumiteln|простий|зрозуміл|egyszerű|érthető|απλ|פשוט|đơn giản|dễ hiểu|ง่าย',
    opens: ['definition'],
    raises: ['examples', 'mechanism', 'benefits'],
    lowers: ['method', 'causes', 'options', 'model'],
  },
};
