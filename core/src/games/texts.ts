// Written by `npm run texts` from the .game files beside it; never edited.
/** The text of every game of the catalogue, by the name of its file. */
export const texts = {};
