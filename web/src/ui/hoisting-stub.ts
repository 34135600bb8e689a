/**
 * Replaces the function of hoist-non-react-statics, which has 1 KB with react-is. Emotion calls this function only in
 * `withTheme`, which the web client does not use.
 */
const keepComponent = <Component>(component: Component): Component => component;

// oxlint-disable-next-line import/no-default-export
export default keepComponent;
