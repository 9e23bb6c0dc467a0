const FixedJsdom = require('jest-fixed-jsdom');
const { cheapStyles } = require('./cheap-styles.cjs');

/** A page without a browser, which says at little cost whether something is shown. */
module.exports = class ScreenEnvironment extends FixedJsdom {
  async setup() {
    await super.setup();
    this.global.getComputedStyle = cheapStyles(this.global);
  }
};
