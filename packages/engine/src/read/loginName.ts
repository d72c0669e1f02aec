/** The author that a file's properties tell: as often as a person it is the account that the file was saved under. */
import type { Document } from '../model/document.ts';
import { documentText } from './documentText.ts';

/** "txus", "jdoe", "Txus": one word of small letters, or one of a few letters. Firms and offices have capitals or more of them. */
const LOGIN = /^(?:\p{Ll}[\p{Ll}._-]{1,15}|\p{Lu}\p{Ll}{1,4})$/u;

/** The document without an author that looks like an account and whom its text does not name. */
export function withoutLogin(document: Document): Document {
  const { author, ...rest } = document;
  if (author === undefined || !LOGIN.test(author)) return document;
  const named = new RegExp(`(?<!\\p{L})${author.replace(/[.-]/g, '\\$&')}(?!\\p{L})`, 'iu').test(documentText(document));
  return named ? document : rest;
}
