/** The types of what crosses the wire. In the built package they are written out, so that it depends on nothing. */
import type { rewriteRequest } from '@slidewright/contract/extensions';
import type { fileRequest, textRequest, topicRequest } from '@slidewright/contract/presentation';
import type { z } from 'zod';

export type { Account } from '@slidewright/contract/account';
export type { Deck, DeckInput, SlideInput } from '@slidewright/contract/deck';
export type { JobFailureCode } from '@slidewright/contract/errors';
export type {
  Deletion,
  Drafts,
  PresentationEvent,
  PresentationPage,
  Progress,
  Rewriting,
  SlideList,
} from '@slidewright/contract/extensions';
export type { AcceptedPresentation, Presentation } from '@slidewright/contract/presentation';
export type { TemplateList } from '@slidewright/contract/template';

export type TopicRequest = z.input<typeof topicRequest>;
export type TextRequest = z.input<typeof textRequest>;
export type FileFields = z.input<typeof fileRequest>;
export type RewriteRequest = z.input<typeof rewriteRequest>;
