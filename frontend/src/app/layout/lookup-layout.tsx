import { LookupHeader } from './lookup-header';
import { PageFrame } from './page-frame';
import { TabBar } from './tab-bar';

/** The frame of the lookup area: its own top bar and, on phones, a tab bar at the bottom. */
export function LookupLayout() {
  return <PageFrame header={<LookupHeader />} bottom={<TabBar />} />;
}
