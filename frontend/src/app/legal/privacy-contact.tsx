import { useGetPublicConfigQuery } from '../../shared/api/generated';

/** Where a data subject writes to; a demonstration has no subjects, and says so. */
export function PrivacyContact() {
  const { data } = useGetPublicConfigQuery();
  if (data?.demonstration) {
    return (
      <p>
        Esta é uma demonstração: todas as pessoas consultadas são inventadas, e por isso não há titulares a atender.
      </p>
    );
  }
  if (data?.privacyContact) {
    return (
      <p>
        O pedido é feito ao encarregado: <a href={`mailto:${data.privacyContact}`}>{data.privacyContact}</a>.
      </p>
    );
  }
  return <p>O pedido é feito ao encarregado, no contato que o controlador divulga.</p>;
}
