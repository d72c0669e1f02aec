/** Families of templates: what they share is structure, what differs is the city. */
export const familyIds = [
  'minimal',
  'editorial',
  'swiss',
  'technical',
  'organic',
  'poster',
  'corporate',
  'tiles',
  'gradient',
  'ink',
  'report',
  'playful',
] as const;

export type FamilyId = (typeof familyIds)[number];
