/** Why a sensitive item is asked for, wherever somebody says it. */
export const reasonWords = {
  reason: 'Why {{item}} is needed for this position',
  reasonRequired: 'Please give a reason for this sensitive item',
  reasonLong: 'A reason has at most 200 characters',
};

/** The button that takes the reasons offered. */
export const takeOffered = {
  take_one: 'Use the offered reason',
  take_other: 'Use {{count}} offered reasons',
};
