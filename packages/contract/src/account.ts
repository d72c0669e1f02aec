/** The account that a key belongs to, as its holder sees it. */
import { z } from 'zod';

export const account = z
  .strictObject({
    userId: z.int(),
    email: z.string(),
    plan: z.string().describe('Presentations are created through the API on the plans pro and team and on internal ones.'),
    credits: z.strictObject({ remaining: z.int().nullable().describe('How many are left; null for unlimited.') }),
  })
  .describe('The account.');
export type Account = z.infer<typeof account>;
