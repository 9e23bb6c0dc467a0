import { Anchor } from '@mantine/core';
import { useGetPublicConfigQuery } from '../../shared/api/generated';

/** In a demonstration, where the charge can be paid: the fictional bank. Nothing elsewhere. */
export function DemonstrationBank({ paymentId }: { paymentId: string }) {
  const { data } = useGetPublicConfigQuery();
  if (!data?.demonstration || !data.sandboxUrl) return null;
  return (
    <p>
      Demonstração:{' '}
      <Anchor href={`${data.sandboxUrl}/pix/payments/${paymentId}`} target="_blank" rel="noreferrer">
        pagar no banco fictício
      </Anchor>
    </p>
  );
}
