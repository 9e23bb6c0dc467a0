import '../../../shared/ui/forms.css';
import { useOpened } from '../../../shared/ui/use-opened';
import { RequestDetail } from './request-detail';
import { RequestList } from './request-list';

/** Titulares: the requests of data subjects by deadline, or one of them; which one is in the address, by its id. */
export function DataSubjectRequestsPage() {
  const [id, show] = useOpened('pedido');
  return id ? <RequestDetail key={id} id={id} onShow={show} /> : <RequestList onShow={show} />;
}
