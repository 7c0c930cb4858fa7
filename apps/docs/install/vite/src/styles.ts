import '@platform/ui/styles/theme';
import '@platform/ui/styles/Button';
import '@platform/ui/styles/Dialog';
