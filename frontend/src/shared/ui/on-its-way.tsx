/** In the place of what may come: takes no room, and what stands below it in a list that is `in-order` waits for it. */
export function OnItsWay() {
  return <span hidden data-waiting />;
}
