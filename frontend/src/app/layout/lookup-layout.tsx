import { Suspense } from 'react';
import { StepUpDialog } from '../../features/identity';
import { useIdle } from '../../shared/ui/use-idle';
import { LookupHeader } from './lookup-header';
import { PageFrame } from './page-frame';
import { TabBar } from './tab-bar';

/** The frame of the lookup area: its own top bar and, on phones, a tab bar at the bottom; the dialog that asks for the second factor again. */
export function LookupLayout() {
  const idle = useIdle();
  return (
    <PageFrame
      header={<LookupHeader />}
      bottom={
        <>
          <TabBar />
          <Suspense>{idle && <StepUpDialog />}</Suspense>
        </>
      }
    />
  );
}
