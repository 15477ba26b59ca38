export const interpretations = {};
