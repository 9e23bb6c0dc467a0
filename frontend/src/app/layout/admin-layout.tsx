import { Suspense } from 'react';
import { StepUpDialog } from '../../features/identity';
import { AdminHeader } from './admin-header';
import { PageFrame } from './page-frame';

/** The frame of the administration: its top bar, and the dialog that asks for the password before what is dangerous. */
export function AdminLayout() {
  return (
    <PageFrame
      header={<AdminHeader />}
      bottom={
        <Suspense>
          <StepUpDialog />
        </Suspense>
      }
    />
  );
}
