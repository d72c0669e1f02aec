/**
 * What speaks for a sentence as the title of a slide that has a heading, where it must say what the heading names, and which way of saying a
 * sentence is the better title. Set by hand.
 */
import type { ClaimFeatures } from './claimFeatures.ts';

export const headedWeights: ClaimFeatures = {
  score: 1,
  typical: 0.5,
  figure: 0.1,
  longer: -0.02,
  // A paragraph's first sentence says what it is about.
  later: -0.045,
  opens: 0.12,
  central: 0.34,
  partial: -0.2,
  beside: -0.3,
  covers: 0.25,
  leaning: -0.3,
  // "In 2017, when …", "On people: …".
  timeFirst: -0.3,
  label: -0.3,
  talks: -0.7,
  turned: 0.2,
  conceded: -0.2,
  moves: 0.3,
  verbless: -0.5,
  both: 0.3,
};
