/** Spanish. */
import type { LanguageWords } from './language.ts';

export const es: LanguageWords = {
  tag: 'es',
  reading: {
    and: 'y|e|o|u|contra|frente a|versus|vs.',
    genericHeadings:
      'resumen|resumen ejecutivo|introducción|contexto|antecedentes|conclusión|conclusiones|resultado|resultados|panorama|visión general|discusión|prólogo|en resumen|puntos clave',
    concludingHeadings:
      'conclusión|conclusiones|en resumen|resumen|en conclusión|para concluir|próximos pasos|siguientes pasos|los próximos pasos|recomendación|recomendaciones|perspectivas|para terminar|consideraciones finales|reflexiones finales|qué sigue|lo que viene|ideas clave',
    backMatter:
      'referencias|referencias bibliográficas|bibliografía|agradecimientos|anexo|anexos|apéndice|apéndices|índice|contenido|contenidos|lista de figuras|lista de tablas|notas al pie|glosario|sobre el autor|sobre la autora|sobre los autores|conflicto de intereses|conflictos de interés|financiación|lecturas adicionales|aviso legal',
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
    leadIns:
      'sin embargo|no obstante|además|asimismo|por lo tanto|por tanto|así|por ejemplo|en particular|de hecho|en general|en resumen|en conclusión|finalmente|por último|primero|en primer lugar|en segundo lugar|pero|y|también',
    breaks:
      'y|e|pero|sino|porque|ya que|pues|mientras|mientras que|aunque|para que|que|quien|quienes|cuyo|cuya|donde|cuando|si|lo que|lo cual|así como|incluyendo|por ejemplo|como|incluso',
    backward: 'esto|esta|este|estos|estas|eso|esa|ese|él|ella|ellos|ellas|su|sus|ello|aquí|dicho|dicha',
    subordinators: 'si|cuando|aunque|porque|como|para|mientras|después|antes|al|sin|según|desde|dado|en|con|por',
    danglers: 'y|o|e|u|pero|de|del|la|el|los|las|un|una|en|a|al|con|por|para|que|se|su|sus|es|son|como|si|no|más|sobre|entre|sin|lo',
    subjects: 'nosotros|él|ella|ellos|el|la|los|las|esto|esta|este|un|una|se|su|yo|usted',
    copulas: 'es|son|era|eran|fue|ha|han|tiene|será|puede|pueden|debe|está|están',
    common:
      'tu|tus|su|sus|mi|mis|nuestro|nuestra|cómo|qué|quién|cuál|por|otro|otra|otros|otras|mismo|misma|más|menos|muy|todo|toda|todos|todas|cada|ser|estar|hacer|hace|hay|usar|puedes|debes|deben|quieres|te|me|lo|los|las|una|unos|unas|sobre|entre|hasta|desde|sin|también|ya|sólo|solo|algo|alguien|así|siempre|nunca',
    unseen:
      'el|la|los|las|un|una|unos|unas|de|del|al|y|o|pero|ni|que|en|con|sin|por|para|entre|sobre|bajo|desde|hasta|como|cuando|donde|quien|qué|cómo|este|esta|estos|estas|ese|esa|eso|lo|se|su|sus|nuestro|nuestra|nos|es|son|era|eran|ser|sido|fue|fueron|ha|han|había|tiene|puede|debe|no|más|menos|muy|todo|todos|toda|todas|nuevo|nueva|primer|primero|pasos|resumen|introducción|conclusión|gracias|preguntas',
    conjunction: /^(?:y|pero)\s+/iu,
    participle: /^\p{Ll}{2,}(?:ando|iendo|yendo)(?:l[aeo]s?|se)?(?=\s)/u,
  },
  discourse: {
    cues: 'important|principal|clave|resultado|objetivo|primer|muestra|mejor|aument|crec|baj|récord|debe|decid|recomiend|esencial',
    steps: 'primero|en primer lugar|segundo|luego|después|a continuación|tercero|finalmente|por último',
    chatter: {
      begins:
        '¡felici|felici|enhorabuena|bienvenid|hola|hablemos|veamos|para más|para mayor|consulta|haz clic|he aquí|aquí tienes|aquí hay|gracias|algunos ejemplos|¿estás|¿listo|no te preocupes|hemos preguntado|preguntamos|en esta sección|en este capítulo',
      holds:
        'inform(?:a|ó) sobre [^,]{1,45}$|felicitaciones|felicidades|enhorabuena|no estás sol|no está sol|más información|mira esta guía|consulta nuestra|consulta la guía',
    },
  },
  findings: {},
  texts: {
    agenda: 'Agenda',
    sources: 'Fuentes',
    thankYou: 'Gracias',
    questions: 'Preguntas',
    overview: 'Visión general',
    summary: 'Resumen',
    keyPoints: 'Puntos clave',
    keyMessage: 'Mensaje clave',
    keyFigures: 'Cifras clave',
    discussion: 'Debate',
    nextSteps: 'Próximos pasos',
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
