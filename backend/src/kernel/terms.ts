/** The version of the terms of use and privacy notice in force; a new text is a new date. */
export const TERMS_VERSION = '2026-11-27';
