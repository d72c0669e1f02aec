/** What the notes say when the language model wrote nothing that can be used and the built-in writer wrote the deck. */
import { byLanguage } from '../words/byLanguage.ts';

const english =
  'The language model gave no usable answer, so the built-in writer made this presentation. Ask for it again later for the model’s version.';

const sentences: Readonly<Record<string, string>> = {
  ar: 'لم يقدّم النموذج اللغوي إجابة صالحة، ولذلك أعدّ الكاتب المدمج هذا العرض. اطلبه مرة أخرى لاحقًا للحصول على نسخة النموذج.',
  de: 'Das Sprachmodell hat keine brauchbare Antwort gegeben, deshalb hat der eingebaute Schreiber diese Präsentation erstellt. Für die Fassung des Modells später noch einmal anfordern.',
  en: english,
  es: 'El modelo de lenguaje no dio ninguna respuesta utilizable, por lo que esta presentación la hizo el redactor integrado. Pídala más tarde para obtener la versión del modelo.',
  fa: 'مدل زبانی پاسخ قابل استفاده‌ای نداد، بنابراین نویسندهٔ داخلی این ارائه را ساخت. برای نسخهٔ مدل، بعداً دوباره درخواست کنید.',
  fr: 'Le modèle de langage n’a donné aucune réponse exploitable : cette présentation vient du rédacteur intégré. Redemandez-la plus tard pour obtenir la version du modèle.',
  hi: 'भाषा मॉडल ने कोई उपयोगी उत्तर नहीं दिया, इसलिए यह प्रस्तुति अंतर्निर्मित लेखक ने बनाई। मॉडल के संस्करण के लिए बाद में फिर से अनुरोध करें।',
  id: 'Model bahasa tidak memberikan jawaban yang dapat dipakai, jadi presentasi ini dibuat oleh penulis bawaan. Mintalah lagi nanti untuk versi dari model.',
  it: 'Il modello linguistico non ha dato una risposta utilizzabile, perciò questa presentazione è opera del redattore integrato. Richiederla più tardi per la versione del modello.',
  ja: '言語モデルから使える回答が得られなかったため、このプレゼンテーションは内蔵のライターが作成しました。モデルによる版は後でもう一度お試しください。',
  ko: '언어 모델이 쓸 수 있는 답을 주지 않아 내장 작성기가 이 프레젠테이션을 만들었습니다. 모델이 쓴 버전은 나중에 다시 요청하세요.',
  nl: 'Het taalmodel gaf geen bruikbaar antwoord, daarom heeft de ingebouwde schrijver deze presentatie gemaakt. Vraag haar later opnieuw aan voor de versie van het model.',
  pl: 'Model językowy nie dał użytecznej odpowiedzi, dlatego tę prezentację przygotował wbudowany program. Aby otrzymać wersję modelu, poproś o nią później.',
  pt: 'O modelo de linguagem não deu nenhuma resposta utilizável, por isso esta apresentação foi feita pelo redator integrado. Peça-a mais tarde para obter a versão do modelo.',
  ru: 'Языковая модель не дала пригодного ответа, поэтому презентацию подготовил встроенный автор. Чтобы получить вариант модели, запросите её позже.',
  ta: 'மொழி மாதிரி பயன்படுத்தக்கூடிய பதில் தரவில்லை, எனவே உள்ளமைந்த எழுத்தாளர் இந்த விளக்கக்காட்சியை உருவாக்கினார். மாதிரியின் பதிப்புக்குப் பின்னர் மீண்டும் கோரவும்.',
  tr: 'Dil modeli kullanılabilir bir yanıt vermedi, bu yüzden sunumu yerleşik yazıcı hazırladı. Modelin sürümü için daha sonra yeniden isteyin.',
  zh: '语言模型没有给出可用的回答，因此本演示文稿由内置写作器生成。如需模型版本，请稍后重新请求。',
  'zh-Hant': '語言模型沒有給出可用的回答，因此本簡報由內建寫作器產生。如需模型版本，請稍後重新要求。',
};

/** The sentence in the language of a BCP 47 tag, in English where it is not known. */
export const unavailableNote = (language: string): string => byLanguage(sentences, language) ?? english;
