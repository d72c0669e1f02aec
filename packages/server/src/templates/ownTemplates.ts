/** The templates of TEMPLATES_DIR: read and checked once, at the start of a process, as its settings are. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { templateIds } from '@slidewright/contract/template';
import { createOwnTemplate } from '@slidewright/engine/design/templates/ownTemplate';
import { builtInTemplates, type TemplateSource, tokensById } from '@slidewright/engine/design/templates/templates';
import type { Brand } from '@slidewright/engine/design/tokens/brand';
import type { Template } from '@slidewright/engine/design/tokens/template';
import type { FontSource } from '@slidewright/engine/world';
import type { z } from 'zod';
import { ConfigError } from '../config.ts';
import { createFontSource, type FontFamily } from '../world/fonts.ts';
import { brandPicture, PictureFault } from './brandPictures.ts';
import { contrastFindings } from './contrastFindings.ts';
import { fontGaps } from './fontGaps.ts';
import { issueText } from './issueText.ts';
import type { ListedTemplates, TemplateSummary } from './listedTemplates.ts';
import { FontFault, type FoundFont, findFont } from './ownFont.ts';
import { type FontEntry, type TemplateFile, templateFile } from './templateFile.ts';

/** All templates that a process has, with their fonts. */
export interface Templates extends TemplateSource, ListedTemplates {
  readonly fonts: FontSource;
}

export interface ReadTemplates {
  readonly templates: Templates;
  /** Files that make no template, and why: each names the file and the field, what is valid, and what helps. */
  readonly problems: readonly string[];
  readonly warnings: readonly string[];
}

/** @throws ConfigError when a file is not in order: its message has a line for each fault. */
export async function requireTemplates(folder: string): Promise<ReadTemplates> {
  const read = await readTemplates(folder);
  if (read.problems.length > 0) throw new ConfigError(read.problems.join('\n'));
  return read;
}

/** Without a folder ("") the built-in ones. Files that are not in order are left out. */
export async function readTemplates(folder: string): Promise<ReadTemplates> {
  const problems: string[] = [];
  const warnings: string[] = [];
  const own = new Map<string, Template>();
  const families = new Map<string, FontFamily>();
  for (const path of folder === '' ? [] : filesIn(folder, problems)) {
    const file = basename(path);
    const blame = (fault: string) => problems.push(`TEMPLATES_DIR, ${file}: ${fault}`);
    const said = parse(path, blame);
    if (!said) continue;
    if (own.has(said.id)) {
      blame(`id "${said.id}" is that of another file too: give each template an id of its own.`);
      continue;
    }
    const made = await make(said, dirname(path), families, blame, (warning) => warnings.push(`TEMPLATES_DIR, ${file}: ${warning}`));
    if (made) own.set(said.id, made);
  }
  const templates: Templates = {
    ids: [...templateIds, ...own.keys()],
    own: [...own.values()].map(summaryOf),
    fonts: createFontSource([...families.values()]),
    byId: (id) => own.get(id) ?? builtInTemplates.byId(id),
  };
  return { templates, problems, warnings };
}

function filesIn(folder: string, problems: string[]): string[] {
  if (!existsSync(folder)) {
    problems.push(`TEMPLATES_DIR must be a folder, but there is none at "${folder}": make it, or leave TEMPLATES_DIR out.`);
    return [];
  }
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json') && name !== 'package.json' && name !== 'package-lock.json')
    .sort()
    .map((name) => join(folder, name));
}

function parse(path: string, blame: (fault: string) => void): TemplateFile | undefined {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(path, 'utf8'));
  } catch (cause) {
    blame(`the file is not JSON: ${cause instanceof Error ? cause.message : cause}.`);
    return undefined;
  }
  const parsed = templateFile.safeParse(value, { reportInput: true });
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error.issues) blame(issueText(issue as z.core.$ZodIssue));
  return undefined;
}

/** Undefined when something is wrong with it, which has then been said. */
async function make(
  file: TemplateFile,
  folder: string,
  families: Map<string, FontFamily>,
  blame: (fault: string) => void,
  warn: (warning: string) => void,
): Promise<Template | undefined> {
  let isSound = true;
  const fault = (text: string) => {
    isSound = false;
    blame(text);
  };
  const fontOf = (role: 'heading' | 'body'): FoundFont | undefined => {
    const entry = file.fonts[role];
    return entry && fontNamed(entry, role, folder, families, fault, warn);
  };
  const heading = fontOf('heading');
  const body = fontOf('body');
  const brand = await brandOf(file, folder, fault);
  const base = tokensById(file.base);
  if (!base || !isSound) return undefined;
  const { id, name = id, palette } = file;
  try {
    const given = Object.fromEntries(Object.entries(palette).filter(([, value]) => value !== undefined));
    const template = createOwnTemplate(base, { id, name, palette: given, brand, ...(heading && { heading }), ...(body && { body }) });
    const { faults, warnings } = contrastFindings(template, given);
    faults.forEach(fault);
    warnings.forEach(warn);
    return isSound ? template : undefined;
  } catch (cause) {
    blame(`palette: ${cause instanceof Error ? cause.message : cause}. Set "surface" nearer to "bg".`);
    return undefined;
  }
}

function fontNamed(
  entry: FontEntry,
  role: string,
  folder: string,
  families: Map<string, FontFamily>,
  fault: (text: string) => void,
  warn: (warning: string) => void,
): FoundFont | undefined {
  try {
    const found = findFont(entry, folder);
    if (!found.own) return found;
    const known = families.get(found.family);
    if (known && JSON.stringify(known) !== JSON.stringify(found.own)) {
      fault(
        `fonts.${role}: "${found.family}" is named with other files elsewhere: name the same files in all templates, or set "family" to another name.`,
      );
      return undefined;
    }
    families.set(found.family, found.own);
    const face = createFontSource([found.own]).face(found.family, 400);
    const gaps = face ? fontGaps(face) : [];
    if (gaps.length > 0) warn(`fonts.${role}: ${found.family} lacks letters of ${gaps.join(', ')}: Noto stands in for it there.`);
    return found;
  } catch (cause) {
    if (!(cause instanceof FontFault)) throw cause;
    fault(`fonts.${role}: ${cause.message}`);
    return undefined;
  }
}

async function brandOf(
  { id, name = id, logo, footer, cover }: TemplateFile,
  folder: string,
  fault: (text: string) => void,
): Promise<Brand> {
  const picture = async (kind: 'logo' | 'cover', field: string, file: string, alt: string) => {
    try {
      return await brandPicture(kind, file, folder, alt);
    } catch (cause) {
      if (!(cause instanceof PictureFault)) throw cause;
      fault(`${field}: ${cause.message}`);
      return undefined;
    }
  };
  const alt = logo?.alt ?? name;
  const light = logo?.light === undefined ? undefined : await picture('logo', 'logo.light', logo.light, alt);
  const dark = logo?.dark === undefined ? undefined : await picture('logo', 'logo.dark', logo.dark, alt);
  const covering = cover && (await picture('cover', 'cover.picture', cover.picture, cover.alt));
  return {
    ...(logo && (light || dark) && { logo: { ...(light && { light }), ...(dark && { dark }), corner: logo.place, height: logo.height } }),
    ...(footer !== undefined && { footer }),
    ...(covering && { cover: covering }),
  };
}

function summaryOf({ id, name, family, palette }: Template): TemplateSummary {
  const accents = [palette.accent1, palette.accent2, palette.accent3, palette.accent4, palette.accent5, palette.accent6];
  return { id, name, family, colors: { background: palette.bg, text: palette.text, accents } };
}
