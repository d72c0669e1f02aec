/** Urdu. */
import type { LanguageWords } from './language.ts';

export const ur: LanguageWords = {
  tag: 'ur',
  reading: {
    and: 'اور|یا',
    genericHeadings: 'خلاصہ|تعارف|پس منظر|نتیجہ|نتائج|جائزہ|پیش لفظ|بحث',
    concludingHeadings: 'نتیجہ|نتائج|خلاصہ|خلاصہ کلام|اختتامیہ|اگلے اقدامات|سفارشات|تجاویز',
    backMatter: 'حوالہ جات|کتابیات|اظہار تشکر|ضمیمہ|ضمیمہ جات|فہرست|فہرست مضامین|مصنف کے بارے میں',
    appendices: 'مزید دیکھیے|حوالہ جات|بیرونی روابط|حواشی',
  },
  grammar: {},
  discourse: {},
  findings: {},
  texts: {
    agenda: 'ایجنڈا',
    sources: 'حوالہ جات',
    thankYou: 'شکریہ',
    questions: 'سوالات',
    overview: 'جائزہ',
    summary: 'خلاصہ',
    keyPoints: 'اہم نکات',
    keyMessage: 'بنیادی پیغام',
    keyFigures: 'اہم اعداد و شمار',
    discussion: 'گفتگو',
    nextSteps: 'اگلے اقدامات',
    inDetail: 'تفصیل سے',
    inTheWords: 'ماخذ کے الفاظ میں',
    presentation: 'پیشکش',
    exhibit: 'شکل',
    credits: {
      title: 'تصاویر کے ماخذ',
      picture: 'تصویر',
      madeWith: 'تخلیق بذریعہ',
      cropped: 'تراشی ہوئی',
    },
  },
};
