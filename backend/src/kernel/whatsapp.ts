/** What the holder of a number sends to the bot to prove that it is theirs. */
export const VERIFY_COMMAND = '!verificarnum';

/** Longest text of the number's input: (11) 99999-9999. */
export const WHATSAPP_LENGTH = 15;
