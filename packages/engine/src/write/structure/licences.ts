/** The text of a licence pasted with what it licenses: its own sentences, in English whatever the language around it, and whose rights they are. */
import type { Block } from '../../model/document.ts';
import { textLine } from './textLine.ts';

/** First words of the paragraphs of the licences that most software and data come with: MIT, ISC, BSD, Apache, GPL, MPL. */
const LICENCE =
  /^(?:[-*•]\s*)?(?:permission is hereby granted, free of charge|permission to use, copy, modify,? and|redistribution and use in source and binary forms|redistributions (?:of source code|in binary form) must|the above copyright notice and this permission notice|neither the name of .{1,80} nor the names of|licensed under the apache license, version|you may not use this file except in compliance|unless required by applicable law or agreed to in writing, software|this (?:program|library|software) is free software[:;,]? you can redistribute|this (?:program|library|software) is distributed in the hope that|you should have received a copy of the gnu|this (?:software|source code form) is (?:provided|subject to the terms of) |the software is provided ["“]as is)/iu;
/** "Copyright (c) 2024 The tidecache authors". */
const COPYRIGHT = /^(?:copyright\s*(?:\(c\)|©)?|©|\(c\))\s*(?:\p{Nd}{4})/iu;
const LONGEST_COPYRIGHT = 120;

/** The blocks without them, and without a heading that stands above nothing else. Linear in their number. */
export function withoutLicences(blocks: readonly Block[]): readonly Block[] {
  const isLicence = (block: Block): boolean => block.type === 'paragraph' && LICENCE.test(textLine(block) ?? '');
  if (!blocks.some(isLicence)) return blocks;
  const isOwned = (block: Block): boolean => {
    const text = block.type === 'paragraph' ? (textLine(block) ?? '') : '';
    return text.length <= LONGEST_COPYRIGHT && COPYRIGHT.test(text);
  };
  const kept: Block[] = [];
  // Of the blocks below the heading that is come to, from the last one on.
  let below = { kept: false, dropped: false };
  for (const block of blocks.toReversed()) {
    if (block.type === 'heading') {
      if (below.kept || !below.dropped) kept.push(block);
      below = { kept: false, dropped: false };
    } else if (isLicence(block) || isOwned(block)) below.dropped = true;
    else {
      kept.push(block);
      below.kept = true;
    }
  }
  return kept.some(({ type }) => type !== 'heading' && type !== 'break') ? kept.toReversed() : blocks;
}
