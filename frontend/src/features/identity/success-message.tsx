import { Alert } from '@mantine/core';
import { useEffect, useState } from 'react';

const SHOWN_MS = 5000;

/** Good news from the page before; it goes away by itself. */
export function SuccessMessage({ text }: { text: string | undefined }) {
  const [shown, setShown] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!text || !shown) return null;
  return (
    <Alert color="green" role="status">
      {text}
    </Alert>
  );
}
