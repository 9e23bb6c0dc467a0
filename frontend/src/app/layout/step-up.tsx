import { StepUpDialog } from '../../features/identity';
import { useStepUpRequest } from '../../shared/api/step-up';
import { Optional } from '../routing/page-boundary';

/** Asks for the password once more when a call wants it. Where the code of the question does not come, nobody waits for its answer. */
export function StepUp() {
  const request = useStepUpRequest();
  return (
    request && (
      <Optional onFault={() => request.settle(false)}>
        <StepUpDialog request={request} />
      </Optional>
    )
  );
}
