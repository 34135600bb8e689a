/**
 * Replaces the package hoist-non-react-statics, which adds 1 KB with its dependency react-is. Emotion calls its
 * function only in `withTheme`, which the web client does not use.
 */
const keepComponent = <Component>(component: Component): Component => component;

// oxlint-disable-next-line import/no-default-export
export default keepComponent;
