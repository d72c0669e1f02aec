/** Where the marks of a list's points stand, and how points are told apart: badges, numerals and signs are shapes of their own. */

/** From a list's left edge, points: marks of its points stand there. */
export const MARK_MARGIN = 90;
/** Points: what is larger is no mark of a point. */
export const LARGEST_MARK = 64;
/** Least gap between points, as a share of their size: closer paragraphs belong to one. */
export const LEAST_GAP = 0.6;
