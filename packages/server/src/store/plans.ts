/** The plans an account may be on, and what each allows. */
interface Plan {
  /** May create presentations through the API. Look-ups answer on every plan. */
  readonly api: boolean;
  /** Never pays credits, whatever the account holds. */
  readonly unlimited: boolean;
}

export const plans = {
  free: { api: false, unlimited: false },
  starter: { api: false, unlimited: false },
  pro: { api: true, unlimited: false },
  team: { api: true, unlimited: false },
  internal: { api: true, unlimited: true },
} as const satisfies Record<string, Plan>;

export type PlanName = keyof typeof plans;
export const planNames = Object.keys(plans) as PlanName[];

export const isPlanName = (name: string): name is PlanName => Object.hasOwn(plans, name);
export const hasApiAccess = (plan: string): boolean => isPlanName(plan) && plans[plan].api;
export const isUnlimited = (plan: string): boolean => isPlanName(plan) && plans[plan].unlimited;
