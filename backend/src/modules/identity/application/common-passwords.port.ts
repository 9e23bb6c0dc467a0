/** The passwords that many people have chosen and whoever guesses tries first. */
export abstract class CommonPasswords {
  /** Whether the password is one of them, in whatever case. */
  abstract include(password: string): boolean;
}
