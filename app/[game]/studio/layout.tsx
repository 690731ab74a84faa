export { default } from "../cards/layout.tsx";
