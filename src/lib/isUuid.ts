const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** True for what can be the id of a thing, as the gateway writes it; an address with anything else names nothing, and is not asked for. */
export const isUuid = (value: string): boolean => UUID.test(value);
