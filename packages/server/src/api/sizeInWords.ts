const megabyte = 1024 * 1024;

/** "25 MB"; what is no whole number of megabytes is said in bytes. */
export const sizeInWords = (bytes: number): string => (bytes % megabyte === 0 ? `${bytes / megabyte} MB` : `${bytes} bytes`);
