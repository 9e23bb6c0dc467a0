import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';

/** One of a short list, with the browser's own picker. */
export function Choice(props: NativeSelectProps) {
  return <NativeSelect rightSection={<IconChevronDown size={16} aria-hidden />} {...props} />;
}
