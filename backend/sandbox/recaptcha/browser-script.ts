/**
 * What `GET /recaptcha/api.js` sends: `grecaptcha.ready`, `execute`, `render`, `getResponse` and `reset`. It sets no
 * style attributes and loads nothing, so that a strict content security policy lets it run.
 */
export const browserScript = `(() => {
  const widgets = [];
  const token = (action) =>
    ['sandbox-token', action || '', location.hostname || 'localhost', Math.random().toString(36).slice(2)].join('.');
  const call = (target, value) => {
    const callback = typeof target === 'string' ? window[target] : target;
    if (typeof callback === 'function') callback(value);
  };
  const api = {
    ready: (callback) => queueMicrotask(callback),
    execute: (_siteKey, options) => Promise.resolve(token(options && options.action)),
    render: (container, options = {}) => {
      const element = typeof container === 'string' ? document.getElementById(container) : container;
      const widget = { value: '', box: document.createElement('input') };
      const label = document.createElement('label');
      widget.box.type = 'checkbox';
      label.append(widget.box, ' Não sou um robô');
      element.replaceChildren(label);
      widget.box.addEventListener('change', () => {
        widget.value = widget.box.checked ? token('') : '';
        if (widget.value) call(options.callback, widget.value);
        else call(options['expired-callback']);
      });
      return widgets.push(widget) - 1;
    },
    getResponse: (id = 0) => (widgets[id] ? widgets[id].value : ''),
    reset: (id = 0) => {
      const widget = widgets[id];
      if (!widget) return;
      widget.value = '';
      widget.box.checked = false;
    },
  };
  window.grecaptcha = Object.assign(window.grecaptcha || {}, api);
  const script = document.currentScript;
  const onload = script && new URL(script.src).searchParams.get('onload');
  if (onload) queueMicrotask(() => call(onload));
})();
`;
