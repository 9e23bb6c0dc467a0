import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { baseApi } from '../../shared/api/base-api';
import { clearPendingPayer } from '../../shared/api/pending-payer';
import { useSession } from '../../shared/api/session';

/** The way out for who has no session to leave: on a computer that many use, somebody else may have begun to buy. */
export function NotYou() {
  const session = useSession();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  if (session) return null;
  const leave = () => {
    clearPendingPayer();
    dispatch(baseApi.util.resetApiState());
    return navigate('/', { replace: true });
  };
  return (
    <div>
      <button type="button" className="link-button" onClick={leave}>
        Não é você? Sair
      </button>
    </div>
  );
}
