/** Of a candidate with two different ID numbers. */
export const idNumbers = {
  differ:
    'Two different ID numbers were given: {{enterprise}} by the enterprise, {{candidate}} by the candidate.',
  differPlain: 'The enterprise and the candidate gave different ID numbers.',
  open: 'Neither has been verified yet.',
  enterprise: 'The enterprise’s was verified.',
  candidate: 'The candidate’s was verified.',
  /** As the candidate reads it. */
  own: {
    differ: 'The enterprise ordered this check with another ID number than the one you entered.',
    open: 'Neither has been verified yet.',
    enterprise: 'The enterprise’s was verified.',
    candidate: 'Yours was verified.',
  },
};
