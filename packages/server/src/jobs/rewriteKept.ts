/** Slides of kept decks as the language model would have them. It runs inside of the drawing thread, which has the decks at hand. */
import type { Deck } from '@slidewright/contract/deck';
import type { Rewriting } from '@slidewright/engine/write/model/rewrite/rewriteSlide';
import { configuredModel, type ModelConfig } from '../world/languageModel/configuredModel.ts';
import type { RewriteOf } from './drawMessages.ts';
import { longestRewriteMs } from './longestRewrite.ts';

type Rewriter = (deck: Deck, wanted: RewriteOf, signal: AbortSignal) => Promise<Rewriting | null>;

/** The model is one for the thread: it keeps what it has learnt of its server. Throws when none is set. */
export async function createRewriter(config: ModelConfig): Promise<Rewriter> {
  const [model, { rewriteSlide }] = await Promise.all([
    configuredModel(config),
    import('@slidewright/engine/write/model/rewrite/rewriteSlide'),
  ]);
  if (!model) throw new Error('there is no language model to rewrite with');
  return async (deck, { at, slide = deck.slides[at], ...wish }, signal) => {
    if (!slide || at >= deck.slides.length) return null;
    try {
      return await rewriteSlide({ deck, at, slide, ...wish }, { model, log: silent, signal, timeLimit: longestRewriteMs });
    } catch (cause) {
      if (!signal.aborted) throw cause;
      return { type: 'silent', reason: 'it was cancelled', inputTokens: 0, outputTokens: 0 };
    }
  };
}

/** Why there is no answer is told with the request, which is logged. */
const silent = { info() {}, warn() {} };
