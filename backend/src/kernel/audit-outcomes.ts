/** How a lookup ended, as administrators read it in the audit; `refused` stands in the audit alone. */
export const AUDIT_OUTCOME_LABELS = {
  success: 'Com dados',
  not_found: 'Não encontrado',
  diverged: 'Fontes divergem',
  source_down: 'Fonte fora do ar',
  simulated: 'Simulado',
  withheld: 'Pessoa protegida',
  refused: 'Recusada: plano ou limite',
} as const;
