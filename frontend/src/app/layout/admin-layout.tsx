import { AdminHeader } from './admin-header';
import { PageFrame } from './page-frame';
import { StepUp } from './step-up';

/** The frame of the administration: its top bar, and the dialog that asks for the password before what is dangerous. */
export function AdminLayout() {
  return <PageFrame header={<AdminHeader />} bottom={<StepUp />} />;
}
