/** Days for which an applicant may stay on a phone of their own without another code. */
export const KEPT_VISIT_DAYS = 7;
