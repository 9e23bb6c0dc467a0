/** What an administrator signs in with. */
export function adminUsernameRule(username: string): string | null {
  if (username.trim() === '') return 'Usuário é obrigatório';
  return /^[\w.-]{3,40}$/.test(username.trim()) ? null : 'Use de 3 a 40 letras, números, ponto, hífen ou sublinhado';
}
