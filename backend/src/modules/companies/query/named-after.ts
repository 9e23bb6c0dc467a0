import { cpfsOfNames, type ProtectPeople, withoutCpf } from '../../lookups/index.js';

/** Whether registered names, as the register has them, are those of somebody who is suppressed. */
type IsOfSuppressed = (...registered: (string | null | undefined)[]) => boolean;

/** To be asked before the CPF is masked: of a mask no more than name and digits together can be judged. */
export function namedAfter(suppresses: Awaited<ReturnType<ProtectPeople['suppressing']>>): IsOfSuppressed {
  return (...registered) =>
    registered.some((name) => name && suppresses({ razao_social: withoutCpf(name), ...cpfsOfNames(name) }));
}
