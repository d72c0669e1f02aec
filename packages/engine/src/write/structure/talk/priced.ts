/** Whether a sentence names an amount of money: "£145", "3.300円", "14 zł". */
export const isPriced = (text: string): boolean => PRICED.test(text);

/** The amount of money that a text names first. */
export const priceIn = (text: string): string | undefined => PRICED.exec(text)?.[0].trim();

const PRICED =
  /[$€£¥₹₽₩₺₴]\s?\p{Nd}[\p{Nd}.,]*|\p{Nd}[\p{Nd}.,\s]*(?:[€$£¥₹₽₩₺₴円元]|(?:eur|euros?|zł|kč|kr|lei|ft|руб|грн|лв|usd|chf)(?!\p{L}))/iu;
