import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';

/** A password with a toggle to show it and a hint while Caps Lock is on. */
export function PasswordField(props: PasswordInputProps) {
  const [caps, setCaps] = useState(false);
  const look = (event: KeyboardEvent) => setCaps(event.getModifierState('CapsLock'));
  return (
    <div>
      <PasswordInput
        size="md"
        visibilityToggleFocusable
        visibilityToggleButtonProps={{ 'aria-label': 'Mostrar senha' }}
        onKeyDown={look}
        onKeyUp={look}
        {...props}
      />
      <div role="status">{caps && <p className="warning small near">Caps Lock está ligado.</p>}</div>
    </div>
  );
}
