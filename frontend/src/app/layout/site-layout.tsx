import { SubscriberTabs } from './for-subscribers';
import { PageFrame } from './page-frame';
import { SiteHeader } from './site-header';

/** The frame of the open pages. */
export function SiteLayout() {
  return <PageFrame header={<SiteHeader />} bottom={<SubscriberTabs />} />;
}
