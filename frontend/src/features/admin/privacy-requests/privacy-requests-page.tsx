import '../../../shared/ui/forms.css';
import { useSearchParams } from 'react-router-dom';
import { RequestDetail } from './request-detail';
import { RequestList } from './request-list';

const OPENED = 'pedido';

/** Titulares: the requests of data subjects by deadline, or one of them; which one is in the address, by its id. */
export function PrivacyRequestsPage() {
  const [params, setParams] = useSearchParams();
  const id = params.get(OPENED);
  const show = (next: string | null) => {
    const changed = new URLSearchParams(params);
    if (next === null) changed.delete(OPENED);
    else changed.set(OPENED, next);
    setParams(changed);
  };
  return id ? <RequestDetail key={id} id={id} onShow={show} /> : <RequestList onShow={show} />;
}
