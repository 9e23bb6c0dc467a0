import { Button } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { usePrivacyMode } from '../privacy-mode/privacy-mode';

interface Props {
  readonly onChanged: () => void;
  /** Undefined once it went well. */
  readonly onProblem: (error: unknown) => void;
}

/** Shows whole what was looked up, or masks it again. */
export function PrivacyModeButton({ onChanged, onProblem }: Props) {
  const { on, change, isLoading } = usePrivacyMode();
  if (on === null) return null;
  const Icon = on ? IconEye : IconEyeOff;
  return (
    <Button
      variant="default"
      leftSection={<Icon size={18} aria-hidden />}
      loading={isLoading}
      onClick={() => {
        onProblem(undefined);
        change(!on).then(onChanged, onProblem);
      }}
    >
      {on ? 'Mostrar por extenso' : 'Mascarar'}
    </Button>
  );
}
