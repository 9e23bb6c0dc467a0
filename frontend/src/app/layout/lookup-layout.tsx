import { LookupHeader } from './lookup-header';
import { PageFrame } from './page-frame';
import { StepUp } from './step-up';
import { TabBar } from './tab-bar';

/** The frame of the lookup area: its own top bar and, on phones, a tab bar at the bottom; the dialog that asks for the second factor again. */
export function LookupLayout() {
  return (
    <PageFrame
      header={<LookupHeader />}
      bottom={
        <>
          <TabBar />
          <StepUp />
        </>
      }
    />
  );
}
