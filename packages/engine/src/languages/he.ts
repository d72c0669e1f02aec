/** Hebrew. */
import type { LanguageWords } from './language.ts';

export const he: LanguageWords = {
  tag: 'he',
  reading: {
    and: 'ו|או|מול|נגד',
    genericHeadings: 'תקציר|תקציר מנהלים|מבוא|הקדמה|סקירה|רקע|מסקנה|מסקנות|תוצאות|ממצאים|דיון|סיכום|בקצרה',
    concludingHeadings: 'סיכום|לסיכום|מסקנה|מסקנות|סיכום ומסקנות|הצעדים הבאים|צעדים הבאים|המלצות|מבט קדימה|מה הלאה|סוף דבר',
    backMatter:
      'ביבליוגרפיה|מקורות|רשימת מקורות|מראי מקום|תודות|נספח|נספחים|תוכן עניינים|תוכן העניינים|רשימת איורים|רשימת טבלאות|הערות שוליים|מילון מונחים|מפתח|אודות המחבר|על המחבר',
    appendices: 'ראו גם|הערות שוליים|קישורים חיצוניים|לקריאה נוספת',
    structures: {
      pros: 'יתרונות|בעד',
      cons: 'חסרונות|נגד',
      cycle: 'מחזור|מעגל',
      funnel: 'משפך',
      team: 'הצוות|צוות|מי אנחנו|הנהלה|מייסדים|דירקטוריון',
      prices: 'מחיר|מחירים',
      swot: ['חוזקות', 'חולשות', 'הזדמנויות', 'איומים'],
    },
  },
  grammar: {},
  discourse: {},
  findings: {},
  texts: {
    agenda: 'סדר היום',
    sources: 'מקורות',
    thankYou: 'תודה',
    questions: 'שאלות',
    overview: 'סקירה',
    summary: 'סיכום',
    keyPoints: 'נקודות עיקריות',
    keyMessage: 'המסר המרכזי',
    keyFigures: 'נתונים מרכזיים',
    discussion: 'דיון',
    nextSteps: 'הצעדים הבאים',
    inDetail: 'בפירוט',
    inTheWords: 'בלשון המקור',
    presentation: 'מצגת',
    exhibit: 'איור',
    credits: {
      title: 'קרדיטים לתמונות',
      picture: 'תמונה',
      madeWith: 'נוצרה באמצעות',
      cropped: 'חתוכה',
    },
  },
};
