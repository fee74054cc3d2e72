/** Whether a reason says anything: a candidate reads it as the ground of what is asked, and signs or pictures alone are none. */
export const saysWhy = (reason: string): boolean => /\p{L}/u.test(reason);
