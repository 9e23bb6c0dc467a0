import { type ComponentType, lazy, type ReactNode, useState } from 'react';

/** A component whose code comes when it is wanted. */
export interface Late<Props> {
  (props: Props): ReactNode;
  /** Brings the code: from then on the component shows at once. Null when it is here already. */
  bring(): Promise<void> | null;
}

export function late<Props extends object>(load: () => Promise<ComponentType<Props>>): Late<Props> {
  let here: ComponentType<Props> | undefined;
  const bring = async () => {
    here ??= await load().catch((failure) => {
      // Not before the fault was shown: rendered again meanwhile, it would ask for ever.
      setTimeout(forget, 1_000);
      throw failure;
    });
    return { default: here };
  };
  const forget = () => {
    Awaited = lazy(bring) as unknown as ComponentType<Props>;
  };
  let Awaited: ComponentType<Props>;
  forget();
  function LateComponent(props: Props) {
    // Kept for as long as it is shown: what came meanwhile would be another component, and lose what was typed.
    const [Shown] = useState<ComponentType<Props>>(() => here ?? Awaited);
    return <Shown {...props} />;
  }
  return Object.assign(LateComponent, { bring: () => (here ? null : bring().then(() => undefined)) });
}
