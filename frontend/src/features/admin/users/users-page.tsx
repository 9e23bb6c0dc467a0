import '../../../shared/ui/forms.css';
import { useSearchParams } from 'react-router-dom';
import { UserDetail } from './user-detail';
import { UserList } from './user-list';

const OPENED = 'conta';

/** Usuários: the subscribers, or one of them; which one is in the address, by its code. */
export function UsersPage() {
  const [params, setParams] = useSearchParams();
  const id = params.get(OPENED);
  const show = (next: string | null) => {
    const changed = new URLSearchParams(params);
    if (next === null) changed.delete(OPENED);
    else changed.set(OPENED, next);
    setParams(changed);
  };
  return id ? <UserDetail key={id} id={id} onClose={() => show(null)} /> : <UserList onOpen={show} />;
}
